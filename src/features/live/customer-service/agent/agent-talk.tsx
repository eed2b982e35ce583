import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DIRECT_TEXT_MAX } from '#contract/live/live/limits.ts'
import type { To } from 'react-router-dom'
import { Link } from '#src/common/app/link.tsx'
import type { Conversation } from '#contract/live/customer-service/schemas.ts'
import type { ImClient } from '#src/common/im/im-client.ts'
import { useSession } from '#src/common/session/session.ts'
import styles from './agent-talk.module.css'
import { ExhibitDialog } from '../cards/exhibit-dialog'
import { HandOverDialog } from './hand-over-dialog'
import { insertAtCursor } from '#src/common/chat/composer/insert-at-cursor.ts'
import { RepliesDialog } from './replies-dialog'
import { type SendCard, Talk } from '../talk'
import talk from '../talk.module.css'
import { BackIcon, ExhibitIcon, ReplyIcon } from '../tool-icons'
import { useHandOver } from './use-hand-over'

interface Props {
  im: ImClient | undefined
  conversation: Conversation
  /** The list alone, on a narrow screen. */
  back: To
}

/** A visitor's conversation as an agent sees it: who has it, the messages, quick replies and exhibits to show. */
export function AgentTalk({ im, conversation, back }: Props) {
  const { t } = useTranslation('conversations')
  const [dialog, setDialog] = useState<'replies' | 'exhibits'>()
  const box = useRef<HTMLDivElement>(null)
  // Where the conversation takes the place of the list, it is brought into view.
  useEffect(() => {
    if (window.matchMedia('(width <= 860px)').matches) box.current?.scrollIntoView({ block: 'start' })
  }, [])
  const tool = (kind: 'replies' | 'exhibits', icon: React.ReactNode) => (
    <button
      type="button"
      className={talk.tool}
      aria-label={t(`${kind}.open`)}
      title={t(`${kind}.open`)}
      onClick={() => setDialog(kind)}
    >
      {icon}
    </button>
  )
  const close = () => setDialog(undefined)
  const above = (send: SendCard) =>
    dialog === 'exhibits' ? (
      <ExhibitDialog
        onPick={(description) => {
          close()
          void send('exhibit', description)
        }}
        onClose={close}
      />
    ) : null
  const insert = (text: string) => {
    close()
    // The dialog returns the focus first.
    requestAnimationFrame(() => insertAtCursor(box.current?.querySelector('textarea'), text, DIRECT_TEXT_MAX))
  }
  return (
    <div ref={box} className={styles.talk}>
      <Holder conversation={conversation} back={back} />
      <Talk
        im={im}
        conversationID={conversation.conversationID}
        side="agent"
        peer={conversation}
        peerRead={conversation.peerRead}
        label={t('talk.label', { name: conversation.nick })}
        above={above}
        tools={
          <>
            {tool('replies', <ReplyIcon />)}
            {tool('exhibits', <ExhibitIcon />)}
          </>
        }
      />
      {dialog === 'replies' ? <RepliesDialog onPick={insert} onClose={close} /> : null}
    </div>
  )
}

/** Who has the conversation, and how it is taken or handed over. */
function Holder({ conversation, back }: Pick<Props, 'conversation' | 'back'>) {
  const { t } = useTranslation('conversations')
  const me = useSession()?.user.userId ?? ''
  const [giving, setGiving] = useState(false)
  const { conversationID, nick, agentId, agentName } = conversation
  const { handOver, busy } = useHandOver(conversationID)
  const isMine = agentId === me
  return (
    <header className={styles.head}>
      <Link to={back} className={styles.back} aria-label={t('list.back')}>
        <BackIcon />
      </Link>
      <div className={styles.who}>
        <h2>{nick}</h2>
        <p role="status">
          {agentId === '' ? t('agent.free') : isMine ? t('agent.isMine') : t('agent.takenBy', { name: agentName })}
        </p>
      </div>
      {agentId === '' ? (
        <Button type="primary" loading={busy} onClick={() => void handOver('', me)}>
          {t('agent.take')}
        </Button>
      ) : null}
      {isMine ? <Button onClick={() => setGiving(true)}>{t('agent.handOver')}</Button> : null}
      {giving ? (
        <HandOverDialog
          me={me}
          onGive={async (to) => {
            await handOver(me, to)
            setGiving(false)
          }}
          onClose={() => setGiving(false)}
        />
      ) : null}
    </header>
  )
}
