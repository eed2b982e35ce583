import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DIRECT_PAGE, DIRECT_TEXT_MAX } from '#contract/live/live/limits.ts'
import { Composer } from '#src/common/chat/composer/composer.tsx'
import { useDraftTranslation } from '#src/common/chat/composer/use-draft-translation.ts'
import { MessageList } from '#src/common/chat/messages/message-list.tsx'
import type { ShownMessage } from '#src/common/chat/shown-message.ts'
import { type Conversation, useConversation } from '#src/common/chat/use-conversation.ts'
import type { ImClient } from '#src/common/im/im-client.ts'
import { ReportPerson } from '#src/common/report/report-person.tsx'
import { TranslationToggle } from '#src/common/translation/translation-toggle.tsx'
import { useTranslations } from '#src/common/chat/use-translations.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { useSession } from '#src/common/session/session.ts'
import { Failed } from '#src/common/ui/states.tsx'
import { CustomCard } from './cards/custom-card'
import { OwnService } from './agent/own-service'
import { isShownTo } from './shown-to'
import styles from './talk.module.css'
import { FlagIcon } from './tool-icons'
import { usePeerRead, useReading } from './use-reading'

export type SendCard = Conversation['sendCustom']

interface Props {
  im: ImClient | undefined
  conversationID: string
  side: 'visitor' | 'agent'
  /** The other side, as this one sees it. */
  peer: { userId: string; avatar: string; nick: string }
  peerRead: number
  label: string
  /** Why nothing can be written. */
  disabled?: string | undefined
  /** Between the messages and the composer. */
  above?: (send: SendCard) => ReactNode
  tools?: ReactNode
  /** Orders an exhibit from its card in the conversation; absent: the reader buys nothing. */
  onOrder?: ((exhibitsId: number) => void) | undefined
  /** What is written already. */
  draft?: string | undefined
}

/** The messages between two and what is written next; drawn again for another conversation. */
export function Talk({
  im,
  conversationID,
  side,
  peer,
  peerRead,
  label,
  disabled,
  above,
  tools,
  draft,
  onOrder,
}: Props) {
  const { t } = useTranslation('conversations')
  const user = useSession()?.user
  const conversation = useConversation({ im, conversationID, pageSize: DIRECT_PAGE, kind: 'direct' })
  const { messages, error, state } = conversation
  useReading(im, conversationID, messages.findLast(({ sequence }) => sequence > 0)?.sequence ?? 0)
  const read = usePeerRead(im, conversationID, peerRead)
  const me = user?.userId ?? ''
  const translations = useTranslations(conversationID, messages, me)
  const drafts = useDraftTranslation()
  const nameOf = (message: ShownMessage) => {
    // spec: live §6: the stored user by name, anybody else as customer service
    if (side === 'visitor') return message.from === me ? user?.nickName || user?.personName || '' : t('service')
    return message.from === peer.userId ? peer.nick : message.nick || t('service')
  }
  // Somebody to report is who has written.
  const hasAnswered = messages.some(({ from }) => (side === 'visitor' ? from !== me : from === peer.userId))
  if (isRefusal(error, 'OwnService')) return <OwnService />
  if (error !== undefined) return <Failed error={error} retry={conversation.retry} />
  return (
    <div className={styles.talk}>
      {state === 'offline' ? (
        <p className={styles.bar} role="status">
          {t('state.offline')}
        </p>
      ) : null}
      <div className={styles.messages}>
        <MessageList
          messages={isShownTo(messages, { side, me, peer })}
          me={me}
          nameOf={nameOf}
          onOlder={conversation.older}
          complete={conversation.complete}
          loading={conversation.loading}
          renderCustom={(message) => <CustomCard message={message} onOrder={onOrder} />}
          translationOf={translations.translationOf}
          peerRead={read}
          onRetry={(clientId) => void conversation.resend(clientId)}
          label={label}
        />
      </div>
      {above ? <div className={styles.above}>{above(conversation.sendCustom)}</div> : null}
      <Composer
        max={DIRECT_TEXT_MAX}
        counter
        multiline
        disabled={state === 'kicked' ? t('state.kicked') : disabled}
        onText={conversation.sendText}
        onImage={(file) => void conversation.sendImage(file)}
        tools={
          <>
            {tools}
            <TranslationToggle translations={translations} />
            {hasAnswered ? <ReportTool conversationID={conversationID} name={peer.nick} /> : null}
          </>
        }
        label={t('write')}
        draft={draft}
        drafts={drafts}
      />
    </div>
  )
}

/** Reports who is on the other side. */
function ReportTool({ conversationID, name }: { conversationID: string; name: string }) {
  const { t } = useTranslation('conversations')
  const label = t('reportPerson.of', { name })
  return (
    <ReportPerson
      met={{ conversationID }}
      title={t('reportPerson.title')}
      about={t('reportPerson.about', { name })}
      renderButton={(open) => (
        <button type="button" className={styles.tool} aria-label={label} title={label} onClick={open}>
          <FlagIcon />
        </button>
      )}
    />
  )
}
