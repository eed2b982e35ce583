import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { roomConversationId } from '#contract/live/chat/rules.ts'
import type { LiveDetail } from '#contract/live/live/schemas.ts'
import { ROOM_PAGE, ROOM_TEXT_MAX } from '#contract/live/live/limits.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { Composer } from '#src/common/chat/composer/composer.tsx'
import { MessageList } from '#src/common/chat/messages/message-list.tsx'
import type { ShownMessage } from '#src/common/chat/shown-message.ts'
import { useConversation } from '#src/common/chat/use-conversation.ts'
import { TranslationToggle } from '#src/common/translation/translation-toggle.tsx'
import { useTranslations } from '#src/common/chat/use-translations.ts'
import { useIm } from '#src/common/chat/use-im.ts'
import { Failed } from '#src/common/ui/states.tsx'
import type { OrderGoods } from '../goods/goods-card'
import { GoodsPopup } from '../goods/goods-popup'
import { GoodsShelf } from '../goods/goods-shelf'
import { useJoined } from './use-joined'
import { useKicked } from '#src/common/chat/use-kicked.ts'
import { useModeration } from './use-moderation'
import { useStanding } from './use-standing'
import styles from './zone.module.css'

const BanList = lazyPart(async () => (await import('./ban-list')).BanList)

interface Props {
  live: LiveDetail
  me: string
  /** Where moderators' buttons stand. */
  tools: HTMLElement | null
  onOrder: OrderGoods
}

/** The room of a signed-in user: messages, and the field for a new one. */
export function ChatRoom({ live, me, tools, onOrder }: Props) {
  const { t } = useTranslation('live-room')
  const groupId = roomConversationId(live.id)
  const { im, state, error, retry } = useIm()
  const room = useConversation({ im, conversationID: groupId, pageSize: ROOM_PAGE, kind: 'room' })
  const { muted, banned, closed, canModerate } = useStanding(im, groupId, room)
  const translations = useTranslations(groupId, room.messages, me)
  const joined = useJoined(im, groupId)
  useKicked(state)
  const isHost = ({ from }: Pick<ShownMessage, 'from'>) => from === live.anchorId || live.managerId.includes(from)
  const nameOf = ({ nick }: Pick<ShownMessage, 'nick'>) => nick || t('zone.someone')
  const { menuOf, ...moderation } = useModeration({ liveId: live.id, me, canModerate, isHost, nameOf })

  if (banned) {
    return (
      <div className={styles.center} role="alert">
        <h3>{t('zone.removed')}</h3>
        <p>{t('zone.removedText')}</p>
      </div>
    )
  }
  if (closed) return <p className={styles.center}>{t('zone.closed')}</p>
  if (error || room.error) {
    return <Failed error={error ?? room.error} retry={error ? retry : room.retry} />
  }
  const isOff = state === 'offline'
  return (
    <>
      {tools && canModerate
        ? createPortal(
            <Suspense>
              <BanList {...{ liveId: live.id, moderation }} />
            </Suspense>,
            tools,
          )
        : null}
      {isOff ? (
        <p className={styles.offline} role="status">
          {t('zone.offline')}
        </p>
      ) : null}
      <div className={styles.messages}>
        <MessageList
          messages={room.messages}
          me={me}
          nameOf={nameOf}
          badgeOf={(message) => (isHost(message) ? t('zone.host') : undefined)}
          menuOf={menuOf}
          translationOf={translations.translationOf}
          onOlder={room.older}
          complete={room.complete}
          loading={room.loading}
          onRetry={(clientId) => void room.resend(clientId)}
          label={t('zone.messages')}
        />
        <p className={styles.joined} role="status">
          {joined.length > 0 ? <span>{t('zone.joined', { name: joined.join(t('zone.names')) })}</span> : null}
        </p>
        <GoodsPopup live={live} im={im} onOrder={onOrder} />
      </div>
      {moderation.bar}
      <div className={styles.foot}>
        {muted ? (
          <p className={styles.muted} role="status">
            {t('zone.muted')}
          </p>
        ) : null}
        <Composer
          max={ROOM_TEXT_MAX}
          counter
          multiline={false}
          disabled={room.loading ? t('zone.entering') : undefined}
          onText={room.sendText}
          onImage={(file) => void room.sendImage(file)}
          tools={
            <>
              <GoodsShelf live={live} im={im} canPush={canModerate} onOrder={onOrder} />
              <TranslationToggle translations={translations} />
            </>
          }
          label={t('zone.write')}
        />
      </div>
      {moderation.dialog}
    </>
  )
}
