import { useTranslation } from 'react-i18next'
import { hasRoom, roomPhase, roomWindow } from '#contract/trade/appointments/room.ts'
import type { Appointment } from '#contract/trade/appointments/schemas.ts'
import { useNow } from '#src/common/app/use-now.ts'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { momentText } from '#src/common/work/moment.ts'

/** The way into the room of a talk online while it is open, and until then when it opens. */
export function RoomLink({ talk, name }: { talk: Appointment; name: string }) {
  const { t, i18n } = useTranslation('appointments')
  const phase = roomPhase(talk, useNow())
  if (!hasRoom(talk) || phase === 'over') return null
  const to = `/appointments/talk?id=${talk.id}`
  if (phase === 'open') {
    const word = t('room.enter')
    return (
      <div>
        <LinkButton type="primary" size="large" to={to} aria-label={t('way.of', { way: word, name })}>
          {word}
        </LinkButton>
      </div>
    )
  }
  const at = momentText(new Date(roomWindow(talk).opensAt).toISOString(), i18n.language)
  return <p>{t('room.opens', { at })}</p>
}
