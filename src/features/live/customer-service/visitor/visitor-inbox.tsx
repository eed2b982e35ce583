import { useTranslation } from 'react-i18next'
import type { Conversation } from '#contract/live/customer-service/schemas.ts'
import { useIm } from '#src/common/chat/use-im.ts'
import { formatBothClocks } from '#src/common/chat/messages/time-label.ts'
import { useNow } from '#src/common/app/use-now.ts'
import { contactAddress } from '#src/common/app/addresses.ts'
import { useReaderLanguage } from '#src/common/translation/use-reader-language.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useInbox, useLiveInbox } from '../api'
import { Avatar } from '../avatar'
import { previewText } from '../preview'
import { exhibitorOf } from '../side'
import styles from './visitor-inbox.module.css'

const addressOf = (userId: string): string => {
  const exhibitorId = exhibitorOf(userId)
  return exhibitorId === undefined ? contactAddress : `${contactAddress}?exhibitorId=${exhibitorId}`
}

/** The own conversations with services, and whether what was requested is answered. */
export function VisitorInbox() {
  const { t } = useTranslation('conversations')
  const { im } = useIm()
  useLiveInbox(im)
  return (
    <Shown
      query={useInbox({ side: 'visitor', limit: 100 })}
      loading={<div className={`yz-skeleton ${styles.waiting}`} />}
    >
      {({ list }) =>
        list.length === 0 ? (
          <Empty title={t('mine.none')} text={t('mine.noneText')}>
            <a className="yz-button" href={contactAddress}>
              {t('mine.ask')}
            </a>
          </Empty>
        ) : (
          <ul className={styles.list}>
            {list.map((one) => (
              <Row key={one.userId} one={one} />
            ))}
          </ul>
        )
      }
    </Shown>
  )
}

function Row({ one }: { one: Conversation }) {
  const { t } = useTranslation('conversations')
  const now = useNow() / 1_000
  const { userId, nick, avatar, lastMessage, unreadCount, inquiry, requestedAt, answeredAt } = one
  const preview = previewText(lastMessage, useReaderLanguage())
  const at = inquiry === 'waiting' ? requestedAt : answeredAt
  const { fair, own } = formatBothClocks(Date.parse(at ?? '') / 1_000 || 0, now, t('chat:list.yesterday'))
  return (
    <li>
      <a href={addressOf(userId)} className={styles.row}>
        <Avatar src={avatar} name={nick} />
        <span className={styles.words}>
          <strong>{nick}</strong>
          <span>{'text' in preview ? preview.text : t(preview.key)}</span>
        </span>
        <span className={styles.state} data-inquiry={inquiry}>
          <b>{t(`inquiry.${inquiry}`)}</b>
          <small>{at ? t(`inquiry.${inquiry}At`, { time: fair }) : ''}</small>
          {at && own ? <small>{t('chat:list.yours', { time: own })}</small> : null}
          {unreadCount > 0 ? <em>{t('list.unread', { count: unreadCount })}</em> : null}
        </span>
      </a>
    </li>
  )
}
