import type { Appointment } from '#contract/trade/appointments/schemas.ts'
import { otherSide } from '#contract/trade/appointments/rules.ts'

/** What a side may do about a talk. */
export type Way =
  | 'confirm'
  | 'decline'
  | 'propose'
  | 'accept'
  | 'refuse'
  | 'assign'
  | 'cancel'
  | 'calendar'
  | 'met'
  | 'noShow'
  | 'contest'
  | 'outcome'

/** Of a talk that was agreed on. */
function ofConfirmed({ side, start, proposal }: Appointment, now: number): Way[] {
  if (Date.parse(start) <= now) return ['met', 'noShow']
  const answers: Way[] = proposal && proposal.by !== side ? ['accept', 'refuse'] : ['propose']
  return [...answers, ...(side === 'exhibitor' ? (['assign'] as const) : []), 'calendar', 'cancel']
}

/** What the reader may do about a talk as it stands, the likeliest first; the server decides. */
export function waysOf(talk: Appointment, now: number): Way[] {
  const { side, state, proposal, absent, contested, table } = talk
  const isExhibitor = side === 'exhibitor'
  switch (state) {
    case 'initiated':
    case 'waiting':
      return isExhibitor ? ['confirm', 'propose', 'decline'] : ['cancel']
    case 'proposed':
      return proposal && proposal.by !== side ? ['accept', 'refuse'] : ['propose', 'cancel']
    case 'confirmed':
      return ofConfirmed(talk, now)
    case 'met':
      return ['outcome']
    case 'noShow':
      if (absent === side) return contested ? [] : ['contest']
      return absent === otherSide(side) ? ['met'] : []
    case 'cancelled':
      return table === null ? [] : ['calendar']
    default:
      return []
  }
}
