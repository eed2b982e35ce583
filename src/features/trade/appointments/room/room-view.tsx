import { Button } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TalkRoom } from '#contract/trade/appointments/talk-schemas.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { formatTime } from '../talk-time'
import { ExhibitPicker } from './exhibit-picker'
import { Picture } from './picture'
import { RoomControls } from './room-controls'
import styles from './room.module.css'
import { ShownExhibit } from './shown-exhibit'
import { isTrying } from './talk-states'
import type { LocalMedia } from './use-local-media'
import { type TalkLine, useTalkSession } from './use-talk-session'

/** Captions of a talk, by what both speak and the own microphone. */
export type RenderCaptions = (talk: { room: TalkRoom; line: TalkLine; media: LocalMedia }) => ReactNode

interface RoomViewProps {
  room: TalkRoom
  media: LocalMedia
  chat: ReactNode
  renderCaptions: RenderCaptions
  onLeft: (why: 'left' | 'over') => void
}

/** The room while one is in it: the other large, oneself small, what both look at, and the conversation beside. */
export function RoomView({ room, media, chat, renderCaptions, onLeft }: RoomViewProps) {
  const { t } = useTranslation('talk-room')
  const line = useTalkSession(room, media)
  const [picking, setPicking] = useState(false)
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { state } = line
  useEffect(() => {
    if (state === 'left' || state === 'over') onLeft(state)
  }, [state, onLeft])
  if (state === 'taken') return <Taken line={line} />
  const shown = room.exhibits.find(({ id }) => id === line.exhibitId)
  const own = media.screen ?? media.video.track
  return (
    <section ref={box} className={styles.room} aria-label={t('room.label', { name: room.other })} tabIndex={-1}>
      <div className={styles.stage}>
        <Other room={room} line={line} />
        <div className={styles.own}>
          {own ? (
            <Picture track={own} label={t('room.own')} mirrored={media.screen === null} whole={media.screen !== null} />
          ) : (
            <span>{t('room.ownOff')}</span>
          )}
        </div>
        <Status room={room} line={line} hasChat={chat !== null} />
      </div>
      {renderCaptions({ room, line, media })}
      <RoomControls media={media} line={line} canShow={room.exhibits.length > 0} onShow={() => setPicking(true)} />
      {shown ? <ShownExhibit exhibit={shown} onClose={() => line.show(null)} /> : null}
      <aside className={styles.chat} aria-label={t('room.chat')}>
        {chat ?? <p className={styles.soft}>{t('room.noChat')}</p>}
      </aside>
      {picking ? (
        <ExhibitPicker
          exhibits={room.exhibits}
          onPick={(id) => {
            line.show(id)
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </section>
  )
}

/** The other's picture, or why there is none. */
function Other({ room, line }: { room: TalkRoom; line: TalkLine }) {
  const { t } = useTranslation('talk-room')
  const { remote, other, state } = line
  const isSeen = other.camera || other.screen
  return (
    <div className={styles.other} data-lost={isTrying(state)}>
      {remote ? <Picture stream={remote} label={t('room.other', { name: room.other })} whole={other.screen} /> : null}
      {remote && isSeen ? null : (
        <p className={styles.noPicture} aria-hidden={state !== 'connected'}>
          <b>{room.other}</b>
          {state === 'connected' ? t('room.cameraOff') : null}
        </p>
      )}
      {state === 'connected' && !other.microphone ? <p className={styles.muted}>{t('room.otherMuted')}</p> : null}
      {other.screen ? <p className={styles.muted}>{t('room.otherScreen', { name: room.other })}</p> : null}
    </div>
  )
}

/** How the line stands, as text that is read out as they change. */
function Status({ room, line, hasChat }: { room: TalkRoom; line: TalkLine; hasChat: boolean }) {
  const { t } = useTranslation('talk-room')
  const { state, hasLeft } = line
  const time = `${formatTime(room.start)} GMT+8`
  const word = state === 'waiting' && hasLeft ? 'otherLeft' : state
  return (
    <div className={styles.status} data-state={state}>
      <p role="status">{t(`state.${word}`, { name: room.other, time })}</p>
      {state === 'unreachable' ? (
        <>
          <p>{t(hasChat ? 'state.goOnByChat' : 'state.goOnLater')}</p>
          <Button onClick={line.retry}>{t('state.retry')}</Button>
        </>
      ) : null}
    </div>
  )
}

/** Out of the room without having left it: a colleague or another window has the seat, or the fair refused it. */
function Taken({ line }: { line: TalkLine }) {
  const { t } = useTranslation('talk-room')
  return (
    <div role="alert">
      <Empty title={line.refused?.message ?? t('taken.title')} text={t('taken.text')}>
        <Button type="primary" size="large" onClick={() => window.location.reload()}>
          {t('taken.here')}
        </Button>
        <LinkButton size="large" to="/appointments">
          {t('toList')}
        </LinkButton>
      </Empty>
    </div>
  )
}
