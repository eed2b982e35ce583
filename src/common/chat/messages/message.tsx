import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DotsIcon } from '../chat-icon'
import { type MenuItem, MessageMenu } from './message-menu'
import { MessageText } from './message-text'
import styles from './message.module.css'
import type { ShownMessage } from '../shown-message'
import { TranslationLine } from '../../translation/translation-line'
import type { TextTranslation } from '../../translation/use-text-translations'

function Avatar({ name, picture }: { name: string; picture: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {picture ? <img src={picture} alt="" width={36} height={36} loading="lazy" /> : [...name.trim()][0]}
    </span>
  )
}

/** Progress of a picture: its share times 100, floored; green at the end, blue before (spec: live §4). */
function Progress({ share }: { share: number }) {
  const { t } = useTranslation('chat')
  const percent = Math.floor(share * 100)
  const text = t('message.sent', { percent })
  return (
    <span className={styles.progress}>
      <span role="progressbar" aria-label={text} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <i data-done={percent >= 100} style={{ width: `${percent}%` }} />
      </span>
      {`${percent}%`}
    </span>
  )
}

function State({ message, onRetry }: { message: ShownMessage; onRetry: () => void }) {
  const { t } = useTranslation('chat')
  const { status, type, progress, failure } = message
  if (status === 'sent') return null
  if (status === 'unSend' && type === 'image') return <Progress share={progress} />
  if (status === 'unSend') return <span className={styles.state}>{t('message.sending')}</span>
  return (
    <span className={styles.failure} role="alert">
      {failure || t('message.failed')}
      <button type="button" onClick={onRetry}>
        {t('message.retry')}
      </button>
    </span>
  )
}

interface MessageProps {
  message: ShownMessage
  isMine: boolean
  name: string
  badge: string | undefined
  items: readonly MenuItem[]
  /** Absent: it needs none, or nothing here can translate. */
  translation: TextTranslation | undefined
  custom: ReactNode
  /** The other side has read it. */
  isRead: boolean
  onRetry: () => void
  onOpenImage: (address: string) => void
}

/** One message with who sent it: own ones on the right. */
export function Message(props: MessageProps) {
  const { message, isMine, name, badge, items, isRead, onRetry } = props
  const { t } = useTranslation('chat')
  if (message.isRevoked) return <p className={styles.revoked}>{t('message.revoked')}</p>
  const avatar = <Avatar name={name} picture={message.avatar} />
  return (
    <div className={styles.message} data-mine={isMine}>
      {items.length > 0 ? (
        <MessageMenu name={t('list.actions', { name })} items={items}>
          {avatar}
          <span className={styles.dots}>
            <DotsIcon />
          </span>
        </MessageMenu>
      ) : (
        avatar
      )}
      <div className={styles.column}>
        <p className={styles.name}>
          {badge ? <b className={styles.badge}>{badge}</b> : null}
          <span>{name}</span>
        </p>
        <Body {...props} />
        <State message={message} onRetry={onRetry} />
        {isRead ? <span className={styles.state}>{t('message.read')}</span> : null}
      </div>
    </div>
  )
}

function Body({ message, name, custom, translation, onOpenImage }: MessageProps) {
  const { t } = useTranslation('chat')
  const { type, payload } = message
  if (type === 'image') {
    const [picture] = payload.imageInfoArray ?? []
    const address = picture?.url || picture?.imageUrl || ''
    return (
      <button
        type="button"
        className={styles.picture}
        aria-label={t('message.openImage', { name })}
        onClick={() => onOpenImage(address)}
      >
        <img src={picture?.imageUrl || address} alt="" loading="lazy" />
      </button>
    )
  }
  if (type === 'custom') return <div className={styles.custom}>{custom ?? t('message.unknown')}</div>
  const isTranslated = translation?.state === 'translated'
  return (
    <>
      <div className={styles.bubble} lang={isTranslated ? translation.language : undefined}>
        <MessageText text={isTranslated ? translation.text : (payload.text ?? '')} />
      </div>
      {translation ? <TranslationLine translation={translation} /> : null}
    </>
  )
}
