import { useTranslation } from 'react-i18next'
import type { Conversation } from '#contract/live/customer-service/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import { formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { useInbox } from '#src/features/live/customer-service/api.ts'
import { previewText } from '#src/features/live/customer-service/preview.ts'
import { Panel } from './panel'
import styles from './workbench.module.css'

const SHOWN = 5
/** Of the own conversations only the unread ones wait; these are asked for at once to find them. */
const LOOKED_AT = 50

/** What visitors asked and nobody has answered. */
export function Unanswered() {
  const { t } = useTranslation('personal')
  return (
    <Panel
      name="inquiries"
      title={t('workbench.unanswered')}
      query={useInbox({ side: 'agent', inquiry: 'waiting', limit: SHOWN })}
      rows={({ list }) => list}
      count={({ waiting }) => waiting}
      keyOf={({ conversationID }) => conversationID}
      empty={t('workbench.noUnanswered')}
      all={{ to: '/messages', text: t('workbench.allMessages') }}
    >
      {(one) => <WaitingMessage conversation={one} to={`/messages?tab=waiting&with=${one.userId}`} />}
    </Panel>
  )
}

/** What was written to who answers no visitors and is not read yet. */
export function Unread() {
  const { t } = useTranslation('personal')
  return (
    <Panel
      name="inquiries"
      title={t('workbench.unread')}
      query={useInbox({ side: 'visitor', limit: LOOKED_AT })}
      rows={({ list }) => list.filter(({ unreadCount }) => unreadCount > 0).slice(0, SHOWN)}
      keyOf={({ conversationID }) => conversationID}
      empty={t('workbench.noUnread')}
      all={{ to: '/messages', text: t('workbench.allMessages') }}
    >
      {(one) => <WaitingMessage conversation={one} to={`/messages?with=${one.userId}`} />}
    </Panel>
  )
}

function WaitingMessage({
  conversation: { nick, lastMessage, askedAt },
  to,
}: {
  conversation: Conversation
  to: string
}) {
  const { t, i18n } = useTranslation('conversations')
  const preview = previewText(lastMessage)
  return (
    <>
      <Link to={to}>{nick}</Link>
      <span className={styles.words}>{'text' in preview ? preview.text : t(preview.key)}</span>
      {askedAt ? <small>{formatFairDate(askedAt, i18n.language)}</small> : null}
    </>
  )
}
