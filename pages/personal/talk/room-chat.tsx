import { useTranslation } from 'react-i18next'
import type { TalkRoom } from '#contract/trade/appointments/talk-schemas.ts'
import { parseDirectConversationId } from '#contract/live/chat/rules.ts'
import { useIm } from '#src/common/chat/use-im.ts'
import { useKicked } from '#src/common/chat/use-kicked.ts'
import { Failed } from '#src/common/ui/states.tsx'
import { Talk } from '#src/features/live/customer-service/talk.tsx'

/** The conversation of a talk's two sides: a buyer's with the exhibitor, which stays theirs when the talk has ended. */
export function RoomChat({ room }: { room: TalkRoom }) {
  const { t } = useTranslation('conversations')
  const { im, state, error, retry } = useIm()
  useKicked(state)
  const { side, conversationID, other } = room
  const userId = parseDirectConversationId(conversationID)
  if (error !== undefined) return <Failed error={error} retry={retry} />
  return (
    <Talk
      im={im}
      conversationID={conversationID}
      side={side === 'buyer' ? 'visitor' : 'agent'}
      peer={{ userId, nick: other, avatar: '' }}
      peerRead={0}
      label={t('talk.label', { name: other })}
    />
  )
}
