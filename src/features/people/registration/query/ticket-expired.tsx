import { useTranslation } from 'react-i18next'
import { Link } from '#src/common/app/link.tsx'
import { Empty } from '#src/common/ui/states.tsx'

/** The proof of the number or address is no longer good: it is requested again. */
export function TicketExpired({ backTo, onAgain }: { backTo: string; onAgain?: () => void }) {
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
