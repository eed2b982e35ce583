import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openTalkRoom } from '#contract/trade/appointments/endpoints.ts'
import type { TalkRoom } from '#contract/trade/appointments/talk-schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { TalkTime } from '../talk-time'
import { AfterTalk } from './after-talk'
import { DeviceCheck } from './device-check'
import styles from './room.module.css'
import { type RenderCaptions, RoomView } from './room-view'
import { useLocalMedia } from './use-local-media'

/** ms after which it is looked again whether a room has opened */
const LOOK_MS = 20_000

interface TalkScreenProps {
  id: number
  /** The conversation beside the talk. */
  renderChat: (room: TalkRoom) => ReactNode
  renderCaptions: RenderCaptions
}

/** The room of a talk: whoever may not enter, or not yet, learns that and when. */
export function TalkScreen({ id, renderChat, renderCaptions }: TalkScreenProps) {
  const { t } = useTranslation('talk-room')
  // Another language asks again, and ends no talk.
  const room = useEndpoint(openTalkRoom, { id }, { keep: true })
  const { data, refetch } = room
  // What is refused once one is in is no refusal to come in: the time may be up, and the outcome is being noted.
  const error = data === undefined ? room.error : null
  const isEarly = isRefusal(error, 'AppointmentRoomNotOpen')
  useEffect(() => {
    if (!isEarly) return undefined
    const timer = setInterval(() => void refetch(), LOOK_MS)
    return () => clearInterval(timer)
  }, [isEarly, refetch])
  if (isRefusal(error, 'AppointmentRoomNotOpen', 'AppointmentRoomClosed', 'AppointmentNoRoom', 'AppointmentNotFound')) {
    return (
      <Empty title={errorMessage(error)} text={isEarly ? t('refused.early') : t('refused.text')}>
        <LinkButton type="primary" size="large" to="/appointments">
          {t('toList')}
        </LinkButton>
      </Empty>
    )
  }
  return (
    <Shown query={room} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
      {(shown) => <InRoom room={shown} chat={renderChat(shown)} renderCaptions={renderCaptions} />}
    </Shown>
  )
}

/** Before the room, in it, and after it. */
function InRoom({ room, chat, renderCaptions }: Omit<WithMediaProps, 'onLeft'>) {
  const [left, setLeft] = useState<'left' | 'over'>()
  return (
    <div className={styles.screen}>
      <Heading room={room} />
      {left ? (
        <AfterTalk id={room.id} why={left} onAgain={() => setLeft(undefined)} />
      ) : (
        <WithMedia room={room} chat={chat} renderCaptions={renderCaptions} onLeft={setLeft} />
      )}
    </div>
  )
}

interface WithMediaProps {
  room: TalkRoom
  chat: ReactNode
  renderCaptions: RenderCaptions
  onLeft: (why: 'left' | 'over') => void
}

/** What was tested before is what is sent in the room; it is let go with both. */
function WithMedia({ room, chat, renderCaptions, onLeft }: WithMediaProps) {
  const media = useLocalMedia()
  const [isIn, setIn] = useState(false)
  if (!isIn) return <DeviceCheck room={room} media={media} onEnter={() => setIn(true)} />
  return <RoomView room={room} media={media} chat={chat} renderCaptions={renderCaptions} onLeft={onLeft} />
}

function Heading({ room }: { room: TalkRoom }) {
  const { t } = useTranslation('talk-room')
  const { side, other, member, purpose } = room
  return (
    <header className={styles.heading}>
      <h2>{t('title', { name: other })}</h2>
      <p className={styles.when}>
        <TalkTime start={room.start} end={room.end} />
      </p>
      <p className={styles.about}>
        {purpose}
        {side === 'buyer' && member ? ` · ${t('member', { name: member })}` : ''}
      </p>
    </header>
  )
}
