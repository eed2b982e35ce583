import { errorText } from '#contract/catalog/errors.ts'
import type { AssistantEvents, AssistantUsage } from '#contract/operations/assistant/schemas.ts'
import { Readable } from 'node:stream'
import { createLog } from '#server/platform/log.ts'
import type { Requested, AssistantPort } from '#server/providers/assistant/port.ts'
import type { Config } from '#server/config.ts'

function event<Name extends keyof AssistantEvents>(name: Name, data: AssistantEvents[Name]): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

interface Answering {
  port: AssistantPort
  question: Requested
  config: Pick<Config, 'logLevel'>
  /** Stores the complete answer before its end is sent to the reader. */
  keep: (message: string) => Promise<void>
}

/** What goes wrong is logged, and told as `failed`. */
async function* eventsOf({ port, question, config, keep }: Answering, signal: AbortSignal): AsyncGenerator<string> {
  yield event('sources', [...question.sources])
  let usage: AssistantUsage | undefined
  let message = ''
  try {
    for await (const piece of port.answer(question, signal)) {
      if ('text' in piece) {
        message += piece.text
        yield event('delta', { text: piece.text })
      } else ({ usage } = piece)
    }
    await keep(message)
  } catch (error) {
    createLog(config).error({ err: error }, 'the assistant could not answer')
    yield event('failed', { message: errorText('AssistantUnavailable', {}, question.language) })
    return
  }
  yield event('done', usage ? { usage } : {})
}

/** An answer as server-sent events (contract: askAssistant); its writer is notified when the reader disconnects. */
export function streamAnswer(answering: Answering): Readable {
  const going = new AbortController()
  const events = eventsOf(answering, going.signal)
  return new Readable({
    read() {
      events.next().then(
        ({ value, done }) => this.push(done ? null : value),
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
      )
    },
    // Readable.from would wait for the next piece first, which may never come.
    destroy(error, done) {
      going.abort()
      done(error)
    },
  })
}
