import { cutText } from '#contract/core/text/cut-text.ts'
import type { AssistantMessage, AssistantSource } from '#contract/operations/assistant/schemas.ts'
import { HISTORY_MAX, HISTORY_TEXT_MAX, sourceTypes } from '#contract/operations/assistant/limits.ts'
import { session } from '#src/common/session/storage.ts'

export interface Turn {
  question: string
  answer: string
  sources: AssistantSource[]
  /** waiting: nothing has come yet; writing: more is coming. */
  state: 'waiting' | 'writing' | 'done' | 'stopped' | 'failed'
  /** Of a failure, fit to be shown. */
  problem?: string
}

export const isUnderWay = ({ state }: Turn): boolean => state === 'waiting' || state === 'writing'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'

function isSource(value: unknown): value is AssistantSource {
  if (!isObject(value) || typeof value['n'] !== 'number') return false
  const known = sourceTypes.some((type) => type === value['type'])
  return known && isText(value['title']) && isText(value['url']) && isText(value['text'])
}

function turnOf(value: unknown): Turn[] {
  if (!isObject(value)) return []
  const { question, answer, sources, state, problem } = value
  if (!isText(question) || !isText(answer) || !Array.isArray(sources)) return []
  // What was under way when the page was left will not go on.
  const settled = state === 'done' || state === 'failed' ? state : 'stopped'
  const withProblem = isText(problem) ? { problem } : {}
  return [{ question, answer, sources: sources.filter(isSource), state: settled, ...withProblem }]
}

/** The conversation of this tab, as it was when the page was left. */
export function loadTalk(): Turn[] {
  const stored = session.get('assistantTalk')
  return Array.isArray(stored) ? stored.flatMap(turnOf) : []
}

export function storeTalk(turns: readonly Turn[]): void {
  if (turns.length === 0) session.remove('assistantTalk')
  else session.set('assistantTalk', turns)
}

/** The conversation, each question with its answer. */
export function toMessages(turns: readonly Turn[]): AssistantMessage[] {
  return turns.flatMap(({ question, answer }) => [
    { role: 'user' as const, text: question },
    ...(answer === '' ? [] : [{ role: 'assistant' as const, text: answer }]),
  ])
}

/** What of the conversation goes with the next question: the end of it, and of each message the beginning. */
export function toHistory(turns: readonly Turn[]): AssistantMessage[] {
  const answered = turns.filter(({ state, answer }) => state !== 'failed' && answer !== '')
  return toMessages(answered)
    .slice(-HISTORY_MAX)
    .map(({ role, text }) => ({ role, text: cutText(text, HISTORY_TEXT_MAX) }))
}
