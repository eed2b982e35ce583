import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Virtualizer } from 'virtua'
import { useNow } from '../../app/use-now'
import { showToast } from '../../ui/notices/notices'
import { Message } from './message'
import styles from './message-list.module.css'
import type { MenuItem } from './message-menu'
import type { Translations } from '../use-translations'
import { isDrawn, type ShownMessage } from '../shown-message'
import { ChatTime } from './chat-time'
import { HoldInPlace } from './hold-in-place'
import { needsTimeLabel } from './time-label'
import { useMountedRows } from './use-mounted-rows'
import { useLogScroll } from './use-log-scroll'

const ImagePreview = lazy(() => import('../preview/image-preview'))

export type { MenuItem }

interface MessageListProps {
  messages: readonly ShownMessage[]
  /** The reader's user id: own messages stand on the right. */
  me: string
  nameOf: (message: ShownMessage) => string
  badgeOf?: (message: ShownMessage) => string | undefined
  menuOf?: (message: ShownMessage) => MenuItem[]
  translationOf?: Translations['translationOf']
  /** Loads older messages above; called at the top. */
  onOlder: () => Promise<void>
  /** Nothing came before these. */
  complete: boolean
  /** The newest page is on its way. */
  loading: boolean
  renderCustom?: (message: ShownMessage) => ReactNode
  /** Up to which number the other side has read. */
  peerRead?: number
  onRetry: (clientId: string) => void
  label: string
}

/** px of what stands above the first message: `.top` in the style sheet */
const TOP_PX = 52

const keyOf = ({ from, clientId, id }: ShownMessage): string => (clientId ? `${from} ${clientId}` : id)
const addressOf = ({ payload }: ShownMessage): string =>
  payload.imageInfoArray?.[0]?.url || payload.imageInfoArray?.[0]?.imageUrl || ''

function useOlder(onOlder: () => Promise<void>) {
  const { t } = useTranslation('chat')
  const [requesting, setRequesting] = useState(false)
  const ask = async () => {
    setRequesting(true)
    try {
      await onOlder()
    } catch {
      showToast(t('list.olderFailed'))
    }
    setRequesting(false)
  }
  return { requesting, ask: () => void ask() }
}

/** The messages of a conversation (spec: live §2, chat message view). Needs the texts `chat`. */
export function MessageList(props: MessageListProps) {
  const {
    messages,
    me,
    nameOf,
    badgeOf,
    menuOf,
    translationOf,
    onOlder,
    complete,
    loading,
    renderCustom,
    peerRead,
    label,
  } = props
  const { t } = useTranslation('chat')
  const now = useNow() / 1_000
  const [opened, setOpened] = useState<string>()
  const { requesting, ask } = useOlder(onOlder)
  const drawn = useMemo(() => messages.filter(isDrawn), [messages])
  const keys = useMemo(() => drawn.map(keyOf), [drawn])
  const last = drawn.at(-1)
  const { box, onScroll, onKeyDown, unseen, toEnd, follows, isOlder } = useLogScroll({
    first: keys.at(0) ?? '',
    last: keys.at(-1) ?? '',
    count: drawn.length,
    isSending: last?.status === 'unSend',
    canAsk: !complete && !requesting && !loading,
    askOlder: ask,
  })
  const kept = useMountedRows(box, keys)
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line no-noninteractive-element-interactions -- it scrolls, by its own keys too */}
      <div
        ref={box}
        className={styles.log}
        role="log"
        aria-label={label}
        // Rows that come into the window by scrolling are no news.
        aria-live={follows ? 'polite' : 'off'}
        aria-busy={loading}
        // oxlint-disable-next-line no-noninteractive-tabindex -- a part that scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        <div className={styles.inner}>
          <div className={styles.top}>
            <Top {...{ loading, requesting, complete }} isEmpty={drawn.length === 0} ask={ask} />
          </div>
          <HoldInPlace box={box} first={keys[0] ?? ''} isOlder={isOlder && !follows}>
            <Virtualizer scrollRef={box} startMargin={TOP_PX} shift={isOlder} keepMounted={kept} data={drawn}>
              {(message, index) => (
                <div key={keys[index]} data-row={keys[index]}>
                  {needsTimeLabel(drawn[index - 1]?.time, message.time) ? (
                    <p className={styles.time}>
                      <ChatTime at={message.time} now={now} />
                    </p>
                  ) : null}
                  <Message
                    message={message}
                    isMine={message.from === me}
                    name={nameOf(message)}
                    badge={badgeOf?.(message)}
                    items={menuOf?.(message) ?? []}
                    translation={translationOf?.(message)}
                    custom={message.type === 'custom' ? renderCustom?.(message) : undefined}
                    isRead={message.from === me && message.sequence > 0 && message.sequence <= (peerRead ?? 0)}
                    onRetry={() => props.onRetry(message.clientId)}
                    onOpenImage={setOpened}
                  />
                </div>
              )}
            </Virtualizer>
          </HoldInPlace>
        </div>
      </div>
      <p className={styles.pill} role="status">
        {unseen > 0 ? (
          <button type="button" onClick={toEnd}>
            {t('list.new', { count: unseen })}
          </button>
        ) : null}
      </p>
      {opened === undefined ? null : (
        <Suspense>
          <Opened messages={drawn} address={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

interface OpenedProps {
  messages: readonly ShownMessage[]
  address: string
  onClose: () => void
}

/** A picture, with all others of the conversation before and after it. */
function Opened({ messages, address, onClose }: OpenedProps) {
  const pictures = messages.filter(({ type, isRevoked }) => type === 'image' && !isRevoked).map(addressOf)
  return <ImagePreview pictures={pictures} start={Math.max(0, pictures.indexOf(address))} onClose={onClose} />
}

interface TopProps {
  loading: boolean
  requesting: boolean
  complete: boolean
  isEmpty: boolean
  ask: () => void
}

function Top({ loading, requesting, complete, isEmpty, ask }: TopProps) {
  const { t } = useTranslation('chat')
  if (loading || requesting) {
    return (
      <span className={styles.loading}>
        <i aria-hidden="true" />
        {t('list.loading')}
      </span>
    )
  }
  if (complete) return <span>{t(isEmpty ? 'list.empty' : 'list.start')}</span>
  return (
    <button type="button" onClick={ask}>
      {t('list.older')}
    </button>
  )
}
