import { useTranslation } from 'react-i18next'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { TalkScreen } from '#src/features/trade/appointments/room/talk-screen.tsx'
import { Captions } from '#src/features/trade/captions/captions.tsx'
import { RoomChat } from './room-chat'

/** The room of the talk that the address names, with the captions and the conversation of the two. */
export function TalkPage() {
  const { t } = useTranslation('talk-room')
  const id = useHashQuery().id('id')
  if (id === undefined) {
    return (
      <Empty title={t('refused.none')} text={t('refused.text')}>
        <LinkButton type="primary" size="large" to="/appointments">
          {t('toList')}
        </LinkButton>
      </Empty>
    )
  }
  return (
    <TalkScreen
      key={id}
      id={id}
      renderCaptions={({ room, line, media: { audio } }) => (
        <Captions
          id={room.id}
          seat={line.seat}
          other={room.other}
          lines={line.captions}
          track={audio.on ? audio.track : null}
          onCaption={line.caption}
        />
      )}
      renderChat={(room) => (room.conversationID === '' ? null : <RoomChat room={room} />)}
    />
  )
}
