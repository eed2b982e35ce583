import type { ReactNode } from 'react'
import { FairTime } from './fair-time'
import styles from './timed-list.module.css'

/** What happens one after the other, by its time. */
export const TimedList = ({ children }: { children: ReactNode }) => <ol className={styles.list}>{children}</ol>

interface TimedRowProps {
  startTime: string
  endTime: string
  /** Events of several days show their date, and no end. */
  dated?: boolean
  isRunning?: boolean
  name: ReactNode
  /** The language of the name, where it is not the page's. */
  lang?: string | undefined
  /** Behind the name, such as its status. */
  mark?: ReactNode
  facts: ReactNode
  heart: ReactNode
}

export function TimedRow(props: TimedRowProps) {
  const { startTime, endTime, dated = false, isRunning = false, name, lang, mark, facts, heart } = props
  return (
    <li className={styles.row} data-running={isRunning}>
      <span className={styles.time}>
        {dated ? <FairTime from={startTime} /> : <FairTime from={startTime} until={endTime} />}
      </span>
      <div className={styles.words}>
        <h3>
          <span lang={lang}>{name}</span>
          {mark ? <span className={styles.mark}>{mark}</span> : null}
        </h3>
        <p>{facts}</p>
      </div>
      {heart}
    </li>
  )
}

export function TimedSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={`yz-skeleton ${styles.waiting}`} />
      ))}
    </div>
  )
}
