import * as z from 'zod/mini'
import { languages } from '#contract/core/language.ts'
import { Id, text } from '#contract/core/shapes.ts'
import { Seat } from '#contract/trade/appointments/realtime.ts'
import { CAPTION_MAX } from './limits'

/** What somebody speaks in a video meeting. */
const Caption = z.object({
  /** Made by the browser of who spoke: one that is sent again is recorded once. */
  key: text(64).check(z.minLength(8)),
  text: text(CAPTION_MAX).check(z.minLength(1)),
  language: z.enum(languages),
  /** The speech began while the speaker's page showed that both sides agree to minutes. */
  agreed: z.boolean(),
})
export type Caption = z.output<typeof Caption>

export const captionCommands = {
  /** Shows what the viewer spoke to the other side. It is recorded only where both sides agree to minutes, and did when the speech began. */
  captionTalk: z.object({ id: Id, seat: Seat, caption: Caption }),
} as const

export const captionCommandOutputs = { captionTalk: z.object({}) } as const

export interface CaptionEvents {
  /** `by`: the account that spoke. */
  talkCaption: { id: number; caption: Caption; by: number }
  /** Somebody has agreed to minutes, or withdrawn it. */
  talkMinutes: { id: number }
}
