import styles from './two-clocks.module.css'

interface TwoClocksProps {
  /** ISO 8601 with zone */
  at: string
  /** By the fair's clock. */
  fair: string
  /** The same by the reader's, where that is another. */
  yours: string | undefined
}

/** A time as the fair's clock shows it, with the reader's own next to it (product page). */
export function TwoClocks({ at, fair, yours }: TwoClocksProps) {
  return (
    <span className={styles.time}>
      <time dateTime={at}>{fair}</time>
      {yours ? <small>{yours}</small> : null}
    </span>
  )
}
