import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#contract/trade/appointments/schemas.ts'
import { hasPermission, worksForExhibitor } from '#contract/core/permissions.ts'
import { Link } from '#src/common/app/link.tsx'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { ReportPerson } from '#src/common/report/report-person.tsx'
import { useSession } from '#src/common/session/session.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { AvailabilityForm } from '#src/features/trade/appointments/availability-form.tsx'
import { OwnTimesForm } from '#src/features/trade/appointments/own-times-form.tsx'
import { TalkList } from '#src/features/trade/appointments/talk-list.tsx'
import { MinutesButton } from '#src/features/trade/captions/minutes-button.tsx'
import { BlockButton } from '#src/features/trade/blocks/block-button.tsx'
import own from './appointments.module.css'
import lists from '../lists.module.css'
import page from '../personal.module.css'

/** Whoever was to talk can be reported; an exhibitor that does business badly is blocked. */
function More({ talk: { id, side, state, place, exhibitorId, company, buyer, member } }: { talk: Appointment }) {
  const { t } = useTranslation('appointments')
  const name = side === 'buyer' ? member : buyer
  return (
    <>
      {/* A no-show can be a wrong mark: what was spoken before stays readable. */}
      {(state === 'met' || state === 'noShow') && place === 'online' ? (
        <MinutesButton id={id} name={side === 'buyer' ? company : buyer} />
      ) : null}
      {side === 'buyer' ? <BlockButton ofMany side="buyer" id={exhibitorId} name={company} /> : null}
      {name ? (
        <ReportPerson
          met={{ appointmentId: id }}
          title={t('reportPerson.title')}
          about={t('reportPerson.about', { name })}
          renderButton={(open) => (
            <Button type="link" size="small" aria-label={t('reportPerson.of', { name })} onClick={open}>
              {t('reportPerson.do')}
            </Button>
          )}
        />
      ) : null}
    </>
  )
}

/** Talks: a buyer's own, or those of the exhibitor with when it can talk; whoever is neither is notified. */
export function Appointments() {
  const { t } = useTranslation('appointments')
  const user = useSession()?.user
  const query = useHashQuery()
  const isBuyer = hasPermission(user?.userType, 'askAppointments')
  if (!isBuyer && !worksForExhibitor(user ?? {})) return <Empty title={t('closed.title')} text={t('closed.text')} />
  const mayLayOut = hasPermission(user?.userType, 'manageAppointments')
  // What an exhibitor sets, and what a buyer says for themselves.
  const other = mayLayOut ? 'availability' : isBuyer ? 'times' : undefined
  const isOther = other !== undefined && query.text('part') === other
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('title')}</h2>
      <p className={lists.lead}>{t(isBuyer ? 'lead.buyer' : 'lead.exhibitor')}</p>
      {other ? (
        <nav className={own.parts} aria-label={t('parts.label')}>
          <Link to="/appointments" aria-current={isOther ? undefined : 'page'}>
            {t('parts.requests')}
          </Link>
          <Link to={`/appointments?part=${other}`} aria-current={isOther ? 'page' : undefined}>
            {t(`parts.${other}`)}
          </Link>
        </nav>
      ) : null}
      {isOther ? (
        <Other part={other} />
      ) : (
        <TalkList side={isBuyer ? 'buyer' : 'exhibitor'} renderMore={(talk) => <More talk={talk} />} />
      )}
    </div>
  )
}

const Other = ({ part }: { part: 'availability' | 'times' }) =>
  part === 'times' ? <OwnTimesForm /> : <AvailabilityForm />
