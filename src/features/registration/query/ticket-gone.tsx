import { useTranslation } from 'react-i18next'
import { Link } from '../../../common/app/link'
import { Empty } from '../../../common/ui/states'

/** The proof of the number or address is no longer good: it is asked for anew. */
export function TicketGone({ backTo, onAgain }: { backTo: string; onAgain?: () => void }) {
  const { t } = useTranslation('registration')
  return (
    <div role="alert">
      <Empty title={t('query.ticketEnded')} text={t('query.ticketEndedText')}>
        <Link className="yz-button" to={backTo} onClick={onAgain}>
          {t('query.again')}
        </Link>
      </Empty>
    </div>
  )
}
