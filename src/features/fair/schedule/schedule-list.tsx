import { useTranslation } from 'react-i18next'
import type { ScheduleEvent } from '#contract/fair/schedule/schemas.ts'
import { hallsAddress, topicAddress } from '#src/common/app/addresses.ts'
import { Heart } from '#src/common/follow/heart-place.tsx'
import { useNow } from '#src/common/app/use-now.ts'
import { TimedList, TimedRow } from '#src/common/ui/time/timed-list.tsx'
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
    <TimedList>
      {events.map((event) => (
        <Row key={event.id} event={event} dated={dated} />
      ))}
    </TimedList>
  )
}

function Row({ event, dated }: { event: ScheduleEvent; dated: boolean }) {
  const { t } = useTranslation('live')
  const languageOf = useTextLanguage(event.fallbackFields)
  const { title, place, speaker, startTime, endTime, hallId, topicId } = event
  const now = useNow()
  const running = Date.parse(startTime) <= now && now < Date.parse(endTime)
  return (
    <TimedRow
      {...{ startTime, endTime, dated }}
      isRunning={running}
      name={topicId === null ? title : <a href={topicAddress(topicId)}>{title}</a>}
      lang={languageOf('title')}
      mark={running ? <span className={styles.now}>{t('schedule.now')}</span> : null}
      facts={
        <>
          {hallId === null ? (
            <span lang={languageOf('place')}>{place}</span>
          ) : (
            <a href={`${hallsAddress}#/detail?id=${hallId}`} lang={languageOf('place')}>
              {place}
            </a>
          )}
          {speaker ? <span lang={languageOf('speaker')}>{`${t('schedule.speaker')} ${speaker}`}</span> : null}
        </>
      }
      heart={<Heart kind="schedule" id={event.id} name={title} />}
    />
  )
}
