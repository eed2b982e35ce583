import { useTranslation } from 'react-i18next'
import { listAppointments } from '#contract/trade/appointments/endpoints.ts'
import { hasPermission, worksForExhibitor } from '#contract/core/permissions.ts'
import type { LiveCard } from '#contract/core/live/live-card.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { useSession } from '#src/common/session/session.ts'
import styles from './talk-at-once.module.css'

/** Confirmed talks that are looked at for one that is at the same time, the nearest first. */
const TALKS = 50

type Live = Pick<LiveCard, 'startTime' | 'endTime'>

/** The reader's own confirmed talk that lies at least in part in a session; of a team, what colleagues have is none. */
function useTalkAt({ startTime, endTime }: Live) {
  const user = useSession()?.user
  const mayHave = user !== undefined && hasPermission(user.userType, 'haveAppointments')
  const enabled = mayHave && (hasPermission(user.userType, 'askAppointments') || worksForExhibitor(user))
  const { data } = useEndpoint(listAppointments, { state: 'confirmed', limit: TALKS }, { enabled })
  if (!enabled) return undefined
  return data?.list.find(
    ({ side, memberId, start, end }) =>
      (side === 'buyer' || String(memberId) === user.userId) &&
      Date.parse(start) < Date.parse(endTime) &&
      Date.parse(end) > Date.parse(startTime),
  )
}

/** Says that the reader has a confirmed talk while a session is on; the booking stands all the same. */
export function TalkAtOnce({ live }: { live: Live }) {
  const { t } = useTranslation('live-page')
  const talk = useTalkAt(live)
  if (!talk) return null
  return (
    <p className={styles.warning} role="status">
      {t('reserve.talk', { name: talk.side === 'buyer' ? talk.company : talk.buyer })}{' '}
      <a href="./personal.html#/appointments?state=confirmed">{t('reserve.toTalks')}</a>
    </p>
  )
}
