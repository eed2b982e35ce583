import { EventSourceParserStream } from 'eventsource-parser/stream'
import * as z from 'zod'
import { buildAuthorization, describeCause, ServiceFailure } from '#server/providers/http-json.ts'
import { buildMessages } from './openai-messages'
import type { Requested, AssistantPort, Piece } from './port'
import { Watch } from './watch'

/** ms until the first byte, and between two pieces of the answer */
const PATIENCE = { firstByteMs: 30_000, idleMs: 60_000 }
/** characters after which an answer is cut: nobody reads more, and a model may never end */
const ANSWER_MAX = 8_000

const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).optional(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
})

export interface AssistantService {
  /** What `/chat/completions` is appended to. */
  url: string
  key: string
  model: string
}

export interface Patience {
  firstByteMs: number
  idleMs: number
}

const failure = (reason: string) => new ServiceFailure(`assistant: ${reason}`)

function parseChunk(data: string): z.output<typeof Chunk> {
  try {
    return Chunk.parse(JSON.parse(data))
  } catch {
    throw failure('answered something else than agreed')
  }
}

/** The pieces in a stream of events, up to its end. A stream that breaks off before is a failure. */
async function* piecesIn(body: ReadableStream<Uint8Array<ArrayBuffer>>, heard: () => void): AsyncGenerator<Piece> {
  let length = 0
  let finished = false
  for await (const { data } of body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())) {
    heard()
    finished ||= data === '[DONE]'
    if (data === '[DONE]') break
    const { choices, usage } = parseChunk(data)
    const [choice] = choices
    const text = (choice?.delta?.content ?? '').slice(0, ANSWER_MAX - length)
    length += text.length
    if (text !== '') yield { text }
    if (usage) yield { usage: { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens } }
    finished ||= typeof choice?.finish_reason === 'string'
    if (length >= ANSWER_MAX) return
  }
  if (!finished) throw failure('broke off')
  if (length === 0) throw failure('answered nothing')
}

/** A language model behind any endpoint that speaks the chat protocol of OpenAI (docs/providers.md). */
export function openAiAssistant(service: AssistantService, patience: Patience = PATIENCE): AssistantPort {
  const ask = async (input: Requested, signal: AbortSignal) => {
    const response = await fetch(`${service.url}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: service.model, stream: true, messages: buildMessages(input) }),
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...buildAuthorization(service.key) },
      // A redirect would carry the key to a host that nobody has set.
      redirect: 'error',
      signal,
    })
    if (!response.ok) throw failure(`answered ${response.status}`)
    if (!response.body) throw failure('answered nothing')
    return response.body
  }
  return {
    kind: 'model',
    async *answer(input, signal) {
      const watch = new Watch(signal)
      watch.wait(patience.firstByteMs)
      try {
        const body = await ask(input, watch.signal)
        yield* piecesIn(body, () => watch.wait(patience.idleMs))
      } catch (error) {
        if (signal.aborted) return
        if (watch.silent) throw failure('fell silent')
        throw error instanceof ServiceFailure ? error : failure(`no answer (${describeCause(error)})`)
      } finally {
        watch.stop()
      }
    },
  }
}
