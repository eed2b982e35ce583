import { useTranslation } from 'react-i18next'
import type { Appointment } from '../../contract/appointments/schemas'
import { hasPermission, worksForExhibitor } from '../../contract/core/permissions'
import { Link } from '../../src/common/app/link'
import { useHashQuery } from '../../src/common/app/use-hash-query'
import { useSession } from '../../src/common/session/session'
import { Empty } from '../../src/common/ui/states'
import { AvailabilityForm } from '../../src/features/appointments/availability-form'
import { TalkList } from '../../src/features/appointments/talk-list'
import { BlockButton } from '../../src/features/blocks/block-button'
import own from './appointments.module.css'
import lists from './lists.module.css'
import page from './personal.module.css'

const blockOf = ({ exhibitorId, company }: Appointment) => <BlockButton side="buyer" id={exhibitorId} name={company} />

/** Talks: a buyer's own, or those of the exhibitor with when it can talk; whoever is neither is told so. */
export function Appointments() {
  const { t } = useTranslation('appointments')
  const user = useSession()?.user
  const query = useHashQuery()
  const isBuyer = hasPermission(user?.userType, 'askAppointments')
  if (!isBuyer && !worksForExhibitor(user ?? {})) return <Empty title={t('closed.title')} text={t('closed.text')} />
  const mayLayOut = hasPermission(user?.userType, 'manageAppointments')
  const isOffer = mayLayOut && query.text('part') === 'availability'
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('title')}</h2>
      <p className={lists.lead}>{t(isBuyer ? 'lead.buyer' : 'lead.exhibitor')}</p>
      {mayLayOut ? (
        <nav className={own.parts} aria-label={t('parts.label')}>
          <Link to="/appointments" aria-current={isOffer ? undefined : 'page'}>
            {t('parts.requests')}
          </Link>
          <Link to="/appointments?part=availability" aria-current={isOffer ? 'page' : undefined}>
            {t('parts.availability')}
          </Link>
        </nav>
      ) : null}
      {isOffer ? (
        <AvailabilityForm />
      ) : (
        <TalkList side={isBuyer ? 'buyer' : 'exhibitor'} renderMore={isBuyer ? blockOf : undefined} />
      )}
    </div>
  )
}
