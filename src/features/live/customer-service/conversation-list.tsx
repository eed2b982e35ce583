import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { To } from 'react-router-dom'
import { Link } from '#src/common/app/link.tsx'
import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import type { Conversation } from '#contract/live/customer-service/schemas.ts'
import { useChatTimeText } from '#src/common/chat/messages/chat-time.tsx'
import { useNow } from '#src/common/app/use-now.ts'
import { RelativeTime } from '#src/common/ui/time/relative-time.tsx'
import { useReaderLanguage } from '#src/common/translation/use-reader-language.ts'
import { Avatar } from './avatar'
import styles from './conversation-list.module.css'
import { previewText } from './preview'

const SEARCH_FROM = 2

/** A conversation, or a service without messages so far. */
export type Listed = Pick<Conversation, 'userId' | 'nick' | 'avatar' | 'unreadCount'> & {
  lastMessage: ChatMessage | null
  /** A word about where it stands. */
  mark?: { text: string; kind: 'waiting' | 'quiet' }
}

interface Props {
  label: string
  list: readonly Listed[]
  /** The user id of the one that is open: never more than one. */
  active: string | undefined
  to: (userId: string) => To
  onOpen?: () => void
  empty: string
}

/** Conversations, the last first, with what is unread; can be searched by name and last words. */
export function ConversationList({ label, list, active, to, onOpen, empty }: Props) {
  const { t } = useTranslation('conversations')
  const [selected, setSelected] = useState('')
  const words = selected.trim().toLowerCase()
  const shown = list.filter(({ nick, lastMessage }) =>
    `${nick} ${lastMessage?.payload.text ?? ''} ${lastMessage?.payload.translation ?? ''}`
      .toLowerCase()
      .includes(words),
  )
  return (
    <nav className={styles.list} aria-label={label}>
      {list.length >= SEARCH_FROM ? (
        <input
          type="search"
          className={styles.search}
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          value={selected}
          onChange={(event) => setSelected(event.target.value)}
        />
      ) : null}
      <p className="yz-visually-hidden" role="status">
        {words ? t('list.found', { count: shown.length }) : ''}
      </p>
      {shown.length === 0 ? <p className={styles.empty}>{words ? t('list.nothing') : empty}</p> : null}
      <ul>
        {shown.map((one) => (
          <li key={one.userId}>
            <Link
              to={to(one.userId)}
              className={styles.item}
              aria-current={one.userId === active || undefined}
              onClick={onOpen}
            >
              <Avatar src={one.avatar} name={one.nick} />
              <Words one={one} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Words({ one: { nick, lastMessage, unreadCount, mark } }: { one: Listed }) {
  const { t } = useTranslation('conversations')
  const now = useNow()
  const toText = useChatTimeText()
  const preview = previewText(lastMessage, useReaderLanguage())
  return (
    <span className={styles.words}>
      <span className={styles.line}>
        <strong>{nick}</strong>
      </span>
      <span className={styles.line}>
        <span className={styles.last}>{'text' in preview ? preview.text : t(preview.key)}</span>
        {unreadCount > 0 ? (
          <span className={styles.badge}>
            <span aria-hidden="true">{unreadCount > 99 ? '99+' : unreadCount}</span>
            <span className="yz-visually-hidden">{t('list.unread', { count: unreadCount })}</span>
          </span>
        ) : null}
      </span>
      {mark || lastMessage ? (
        <span className={styles.line}>
          <small className={styles.mark} data-kind={mark?.kind}>
            {mark?.text}
          </small>
          {lastMessage ? (
            <RelativeTime at={lastMessage.time * 1_000} full={toText(lastMessage.time, now / 1_000)} />
          ) : null}
        </span>
      ) : null}
    </span>
  )
}
