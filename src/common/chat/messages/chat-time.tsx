import { useTranslation } from 'react-i18next'
import { formatBothClocks } from './time-label'
import styles from './chat-time.module.css'

interface Props {
  /** s since 1970 */
  at: number
  /** s since 1970 */
  now: number
  /** The reader's own time is told to who points at it. */
  short?: boolean
}

/** When something was said, by the fair's clock, with the reader's own beside it. Needs the texts `chat`. */
export function ChatTime({ at, now, short = false }: Props) {
  const { t } = useTranslation('chat')
  const { fair, own } = formatBothClocks(at, now, t('list.yesterday'))
  const yours = own === undefined ? undefined : t('list.yours', { time: own })
  return (
    <span className={styles.time} title={short ? yours : undefined}>
      <time dateTime={new Date(at * 1_000).toISOString()}>{fair}</time>
      {yours && !short ? <small>{yours}</small> : null}
    </span>
  )
}
