import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { momentText } from '#src/common/work/moment.ts'
import { NoticeText } from '#src/features/foundation/notices/notice-text.tsx'
import styles from './notices.module.css'
import { useOpenNotice } from './use-open-notice'

/** A notice; opening what it is about marks it as read. */
export function NoticeItem({ notice, shown }: ComponentProps<typeof NoticeText>) {
  const { t, i18n } = useTranslation('notices')
  const open = useOpenNotice()
  const { kind, title, link, at, isRead } = notice
  return (
    <article className={styles.notice} data-unread={!isRead}>
      <h3>
        {isRead ? null : <span className="yz-visually-hidden">{t('unread')}</span>}
        <a href={`./${link}`} onClick={(event) => void open(event, notice)}>
          {title}
        </a>
      </h3>
      <p className={styles.text}>
        <NoticeText notice={notice} shown={shown} />
      </p>
      <p className={styles.line}>
        {t(`kind.${kind}`)} · <time dateTime={at}>{momentText(at, i18n.language)}</time>
      </p>
    </article>
  )
}
