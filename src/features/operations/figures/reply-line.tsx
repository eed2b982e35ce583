import { useTranslation } from 'react-i18next'
import { useReplyPromise } from './api'
import styles from './reply-line.module.css'

const HOUR = 60
const DAY = 24 * HOUR

/** How soon the exhibitor usually answers, rounded up so that it is no promise too much; nothing with too few questions. */
export function ReplyLine({ exhibitorId }: { exhibitorId: number }) {
  const { t, i18n } = useTranslation('replies')
  const replies = useReplyPromise(exhibitorId).data
  if (!replies || replies.minutes === null) return null
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(Math.floor(replies.share * 100) / 100)
  const { minutes } = replies
  const within = () => {
    if (minutes <= HOUR) return t('withinHour', { share })
    if (minutes <= DAY) return t('hours', { count: Math.ceil(minutes / HOUR), share })
    return t('days', { count: Math.ceil(minutes / DAY), share })
  }
  return <p className={styles.line}>{within()}</p>
}
