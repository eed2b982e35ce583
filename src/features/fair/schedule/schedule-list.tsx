import { useTranslation } from 'react-i18next'
import type { ScheduleEvent } from '#contract/fair/schedule/schemas.ts'
import { hallsAddress, topicAddress } from '#src/common/app/addresses.ts'
import { Heart } from '#src/common/follow/heart-place.tsx'
import { useNow } from '#src/common/app/use-now.ts'
import { FairTime } from '#src/common/ui/time/fair-time.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { Empty } from '#src/common/ui/states.tsx'
import styles from './schedule-list.module.css'

interface ScheduleListProps {
  events: readonly ScheduleEvent[]
  /** Events of several days name their date. */
  dated?: boolean
}

/** Events in the order of the day. */
export function ScheduleList({ events, dated = false }: ScheduleListProps) {
  const { t } = useTranslation('live')
  if (events.length === 0) return <Empty title={t('schedule.empty')} />
  return (
    <ol className={styles.list}>
      {events.map((event) => (
        <Row key={event.id} event={event} dated={dated} />
      ))}
    </ol>
  )
}

function Row({ event, dated }: { event: ScheduleEvent; dated: boolean }) {
  const { t } = useTranslation('live')
  const languageOf = useTextLanguage(event.fallbackFields)
  const { title, place, speaker, startTime, endTime, hallId, topicId } = event
  const now = useNow()
  const running = Date.parse(startTime) <= now && now < Date.parse(endTime)
  return (
    <li className={styles.row} data-running={running}>
      <span className={styles.time}>
        {dated ? <FairTime from={startTime} /> : <FairTime from={startTime} until={endTime} />}
      </span>
      <div className={styles.words}>
        <h3 lang={languageOf('title')}>
          {topicId === null ? title : <a href={topicAddress(topicId)}>{title}</a>}
          {running ? <span className={styles.now}>{t('schedule.now')}</span> : null}
        </h3>
        <p>
          {hallId === null ? (
            <span lang={languageOf('place')}>{place}</span>
          ) : (
            <a href={`${hallsAddress}#/detail?id=${hallId}`} lang={languageOf('place')}>
              {place}
            </a>
          )}
          {speaker ? <span lang={languageOf('speaker')}>{`${t('schedule.speaker')} ${speaker}`}</span> : null}
        </p>
      </div>
      <Heart kind="schedule" id={event.id} name={title} />
    </li>
  )
}

export function ScheduleSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={`yz-skeleton ${styles.waiting}`} />
      ))}
    </div>
  )
}
