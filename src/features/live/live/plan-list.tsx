import { useTranslation } from 'react-i18next'
import type { PlannedLive } from '#contract/live/live/schemas.ts'
import { exhibitorAddress, hallsAddress, liveAddress } from '#src/common/app/addresses.ts'
import { Heart } from '#src/common/follow/heart-place.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { TimedList, TimedRow } from '#src/common/ui/time/timed-list.tsx'
import { LiveTag } from './live-tag'

/** The sessions of a day by their start. */
export function PlanList({ sessions }: { sessions: readonly PlannedLive[] }) {
  return (
    <TimedList>
      {sessions.map((live) => (
        <Row key={live.id} live={live} />
      ))}
    </TimedList>
  )
}

function Row({ live }: { live: PlannedLive }) {
  const { i18n, t } = useTranslation('live')
  const languageOf = useTextLanguage(live.fallbackFields)
  const { id, liveName, status, startTime, endTime, exhibitorId, company, hallId, hallName, onlineCount } = live
  const number = new Intl.NumberFormat(i18n.language).format(onlineCount)
  return (
    <TimedRow
      {...{ startTime, endTime }}
      name={<a href={liveAddress(id)}>{liveName}</a>}
      lang={languageOf('liveName')}
      mark={<LiveTag status={status} />}
      facts={
        <>
          {exhibitorId === null ? null : (
            <a href={exhibitorAddress(exhibitorId)} lang={languageOf('company')}>
              {company}
            </a>
          )}
          {hallId === null ? null : <a href={`${hallsAddress}#/detail?id=${hallId}`}>{hallName}</a>}
          {onlineCount > 0 ? <span>{t('card.online', { count: onlineCount, number })}</span> : null}
        </>
      }
      heart={<Heart kind="live" id={id} name={liveName} />}
    />
  )
}
