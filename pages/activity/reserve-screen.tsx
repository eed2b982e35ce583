import { useTranslation } from 'react-i18next'
import { REMINDER_MS } from '#contract/live/live/limits.ts'
import type { OutputOf } from '#contract/core/endpoint.ts'
import type { getReserve } from '#contract/live/live/endpoints.ts'
import { liveAddress, livesAddress } from '#src/common/app/addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { LARGE_SIZES } from '#src/common/ui/card/picture-sources.ts'
import { DetailSkeleton } from '#src/common/ui/detail/detail-skeleton.tsx'
import { FairTime, formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { Empty, Failed } from '#src/common/ui/states.tsx'
import { useReserve } from '#src/features/live/live/room-api.ts'
import { calendarAddress } from '#src/features/live/live/reserve/reserve-address.ts'
import styles from './reserve.module.css'

const MINUTE_MS = 60_000

/** `/reserve?reserveId`: what a booking's code opens, mostly on a phone (spec: live §2). */
export function ReserveScreen() {
  const { t } = useTranslation('live-page')
  const reserveId = useHashQuery().text('reserveId')
  const found = useReserve(reserveId)
  useTitle(t('ticket.title'))
  const { error, data } = found
  if (data) return <Ticket reserveId={reserveId} booking={data} />
  if (reserveId === '' || isRefusal(error, 'ReserveNotFound')) {
    return (
      <>
        <h1 className="yz-visually-hidden">{t('ticket.title')}</h1>
        <Empty title={t('ticket.missing')} text={t('ticket.missingText')}>
          <a className="yz-button" href={livesAddress}>
            {t('ticket.toLives')}
          </a>
        </Empty>
      </>
    )
  }
  if (error) return <Failed error={error} retry={() => void found.refetch()} />
  return <DetailSkeleton />
}

interface TicketProps {
  reserveId: string
  booking: OutputOf<typeof getReserve>
}

function Ticket({ reserveId, booking }: TicketProps) {
  const { t, i18n } = useTranslation('live-page')
  const { liveId, liveName, introduction, coverImage, startTime, endTime, company, fallbackFields } = booking
  const languageOf = useTextLanguage(fallbackFields)
  return (
    <article className={styles.ticket}>
      <Cover src={coverImage} title={liveName} ratio={16 / 9} sizes={LARGE_SIZES} eager />
      <div className={styles.words}>
        <p className={styles.eyebrow}>{t('ticket.booked')}</p>
        <h1 lang={languageOf('liveName')}>{liveName}</h1>
        {introduction ? <p lang={languageOf('introduction')}>{introduction}</p> : null}
        <dl>
          <dt>{t('ticket.starts')}</dt>
          <dd>
            {formatFairDate(startTime, i18n.language)} <FairTime from={startTime} until={endTime} />
          </dd>
          <dt>{t('ticket.by')}</dt>
          <dd lang={languageOf('company')}>{company || t('room.official')}</dd>
        </dl>
        <p className={styles.remind}>{t('ticket.remind', { minutes: REMINDER_MS / MINUTE_MS })}</p>
        <div className={styles.ways}>
          <a className="yz-button" href={liveAddress(liveId)}>
            {t('reserve.enter')}
          </a>
          <a className="yz-button" data-kind="quiet" href={calendarAddress(reserveId, i18n.language)} download>
            {t('reserve.calendar')}
          </a>
        </div>
      </div>
    </article>
  )
}
