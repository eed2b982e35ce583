import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { readNotice } from '#contract/foundation/notices/endpoints.ts'
import type { NoticeRow } from '#contract/foundation/notices/schemas.ts'
import { momentText } from '#src/common/work/moment.ts'
import { useNoticeChange } from '#src/features/foundation/notices/api.ts'
import styles from './notices.module.css'

/** ms that the way to what a notice is about waits for it to be marked */
const PATIENCE_MS = 1_500

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** What was told; opening what it is about marks it as read. */
export function NoticeItem({ notice }: { notice: NoticeRow }) {
  const { t, i18n } = useTranslation('notices')
  const { mutateAsync } = useNoticeChange(readNotice)
  const { id, kind, title, text, link, at, isRead } = notice
  const href = `./${link}`
  const open = async (event: MouseEvent) => {
    if (isRead) return
    const marked = mutateAsync({ id }).catch(() => undefined)
    // Another tab leaves this page as it is; in this one the page would take the call with it.
    if (!isPlain(event)) return
    event.preventDefault()
    await Promise.race([marked, new Promise((done) => setTimeout(done, PATIENCE_MS))])
    window.location.assign(href)
  }
  return (
    <article className={styles.notice} data-unread={!isRead}>
      <h3>
        {isRead ? null : <span className="yz-visually-hidden">{t('unread')}</span>}
        <a href={href} onClick={(event) => void open(event)}>
          {title}
        </a>
      </h3>
      <p className={styles.text}>{text}</p>
      <p className={styles.line}>
        {t(`kind.${kind}`)} · <time dateTime={at}>{momentText(at, i18n.language)}</time>
      </p>
    </article>
  )
}
