import { askAssistant, enterAssistant, openAssistant } from '#contract/operations/assistant/endpoints.ts'
import type { AssistantEvents, AssistantKind, AssistantMessage } from '#contract/operations/assistant/schemas.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { sendStream } from '#src/common/request/send-stream.ts'

interface Conversation {
  session: string
  kind: AssistantKind
}

/** One for the life of the page, until it ends. */
let current: Promise<Conversation> | undefined
let first: string | undefined

/** The ticket with which the page was opened, if any: the first conversation uses it. */
export function startWith(ticket: string | undefined): void {
  first = ticket
  current = undefined
}

const enter = (ticket: string) => call(enterAssistant, { ticket }, { alerts: false })

async function open(): Promise<Conversation> {
  const ticket = first
  first = undefined
  if (ticket !== undefined) {
    try {
      return await enter(ticket)
    } catch (error) {
      // An address that is opened again holds a used ticket; a new one is to be had.
      if (!isRefusal(error, 'AssistantTicketUsed', 'BadInput')) throw error
    }
  }
  return enter((await call(openAssistant, {}, { alerts: false })).ticket)
}

/** The conversation, opened when there is none. Rejects with ApiError; the next try opens again. */
export function getConversation(): Promise<Conversation> {
  current ??= open().catch((error: unknown) => {
    current = undefined
    throw error
  })
  return current
}

export type AnswerEvent = {
  [Name in keyof AssistantEvents]: { event: Name; data: AssistantEvents[Name] }
}[keyof AssistantEvents]

async function* requested(
  question: string,
  history: AssistantMessage[],
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const { session } = await getConversation()
  for await (const event of sendStream(askAssistant, { session, question, history }, signal)) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- the server sends the events of its contract
    yield event as AnswerEvent
  }
}

/** The events of an answer; a conversation that has run out is opened again, unseen. Throws ApiError. */
export async function* ask(
  question: string,
  history: AssistantMessage[],
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  try {
    yield* requested(question, history, signal)
  } catch (error) {
    if (!isRefusal(error, 'AssistantSessionEnded')) throw error
    current = undefined
    yield* requested(question, history, signal)
  }
}
