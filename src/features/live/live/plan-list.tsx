import { useTranslation } from 'react-i18next'
import type { PlannedLive } from '#contract/live/live/schemas.ts'
import { exhibitorAddress, hallsAddress, liveAddress } from '#src/common/app/addresses.ts'
import { Heart } from '#src/common/follow/heart-place.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { FairTime } from '#src/common/ui/time/fair-time.tsx'
import { LiveTag } from './live-tag'
import styles from './plan-list.module.css'

/** The sessions of a day by their start. */
export function PlanList({ sessions }: { sessions: readonly PlannedLive[] }) {
  return (
    <ol className={styles.list}>
      {sessions.map((live) => (
        <Row key={live.id} live={live} />
      ))}
    </ol>
  )
}

function Row({ live }: { live: PlannedLive }) {
  const { i18n, t } = useTranslation('live')
  const languageOf = useTextLanguage(live.fallbackFields)
  const { id, liveName, status, startTime, endTime, exhibitorId, company, hallId, hallName, onlineCount } = live
  const number = new Intl.NumberFormat(i18n.language).format(onlineCount)
  return (
    <li className={styles.row}>
      <span className={styles.time}>
        <FairTime from={startTime} until={endTime} />
      </span>
      <div className={styles.words}>
        <h3>
          <a href={liveAddress(id)} lang={languageOf('liveName')}>
            {liveName}
          </a>
          <LiveTag status={status} />
        </h3>
        <p>
          {exhibitorId === null ? null : (
            <a href={exhibitorAddress(exhibitorId)} lang={languageOf('company')}>
              {company}
            </a>
          )}
          {hallId === null ? null : <a href={`${hallsAddress}#/detail?id=${hallId}`}>{hallName}</a>}
          {onlineCount > 0 ? <span>{t('card.online', { count: onlineCount, number })}</span> : null}
        </p>
      </div>
      <Heart kind="live" id={id} name={liveName} />
    </li>
  )
}
