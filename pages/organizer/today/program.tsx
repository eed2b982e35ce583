import { useTranslation } from 'react-i18next'
import { chinaClock, chinaDay } from '#contract/core/china-time.ts'
import type { ProgramItem } from '#contract/operations/today/schemas.ts'
import { liveAddress, scheduleAddress } from '#src/common/app/addresses.ts'
import { useNow } from '#src/common/app/use-now.ts'
import styles from './today.module.css'

const clock = (at: string) => chinaClock(new Date(at))
const isOnAir = ({ status }: ProgramItem) => status === 1 || status === 6

/** Live sessions and events of today by the fair's clock, those that are live marked. */
export function Program({ items }: { items: readonly ProgramItem[] }) {
  const { t } = useTranslation('organizer')
  const schedule = scheduleAddress(chinaDay(new Date(useNow())))
  return (
    <section aria-labelledby="program">
      <div className={styles.heading}>
        <h2 id="program">{t('today.program')}</h2>
        <a href={schedule}>{t('today.openSchedule')}</a>
      </div>
      {items.length === 0 ? <p className={styles.none}>{t('today.noProgram')}</p> : null}
      <ol className={styles.lines}>
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`}>
            <time dateTime={item.startsAt}>{`${clock(item.startsAt)}–${clock(item.endsAt)}`}</time>
            <span>
              <a href={item.kind === 'live' ? liveAddress(item.id) : schedule}>{item.title}</a>
              <small>
                {isOnAir(item) ? <b className={styles.live}>{t('today.liveNow')}</b> : t(`today.kind.${item.kind}`)}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
