import { toTranscriptText } from '#contract/live/chat/rules.ts'
import type { Turn } from './cards/card-content'

/** What a card may hold (contract: realtime.ts, and the server's own bounds for it) */
const TURNS_MAX = 20
const DESCRIPTION_MAX = 4_000

interface SentMessage {
  role: 'user' | 'assistant'
  text: string
}

export const toTranscriptCard = (turns: readonly Turn[]): string => JSON.stringify({ turns })

/** What was shown to the assistant, as a card shows it: the latest turns that fit, in their order. */
export function handoverTranscript(messages: readonly SentMessage[]): Turn[] {
  const transcript: Turn[] = []
  for (const { role, text } of messages.toReversed()) {
    const turn: Turn = { role: role === 'user' ? 'visitor' : 'assistant', text: toTranscriptText(text) }
    if (turn.text === '') continue
    const more = [turn, ...transcript]
    if (more.length > TURNS_MAX || toTranscriptCard(more).length > DESCRIPTION_MAX) break
    transcript.unshift(turn)
  }
  return transcript
}
