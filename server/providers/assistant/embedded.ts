import type { AssistantSource } from '../../../contract/assistant/schemas'
import type { Asked, AssistantPort, Piece } from './port'
import { type Texts, texts } from './embedded-texts'

const GREETING =
  /^(你好|您好|嗨|哈喽|早上好|下午好|晚上好|在吗|hi|hello|hey|good (morning|afternoon|evening))[\s!！,，.。~～?？]*$/i
const WHO =
  /你(们)?是谁|你(能|会|可以)做什么|你是(机器人|真人|人工)|who are you|what (are|can) you|are you (a |an )?(robot|bot|human|ai)/i

function cited({ text, n }: AssistantSource): string {
  return `${text} [${n}]`
}

/** The kinds of source, each with its sources, in the order in which they came. */
function grouped(sources: readonly AssistantSource[]): [AssistantSource['type'], AssistantSource[]][] {
  const types = [...new Set(sources.map(({ type }) => type))]
  return types.map((type) => [type, sources.filter((source) => source.type === type)])
}

function* written({ question, sources, found }: Asked, t: Texts): Generator<string> {
  if (GREETING.test(question.trim()) || WHO.test(question)) {
    yield `${t.who}\n\n`
    yield t.suggestion
    return
  }
  if (!found) {
    yield `${t.nothing}\n\n`
    yield t.suggestion
    for (const source of sources) yield `\n\n${t.askPeople} ${cited(source)}`
    return
  }
  for (const [index, [type, of]] of grouped(sources).entries()) {
    yield `${index > 0 ? '\n\n' : ''}${t.lead[type](of.length)}`
    for (const source of of) yield `\n· ${cited(source)}`
  }
}

/** Quotes what the search found, in sentences laid down beforehand; it says of itself that it is a search assistant. */
export const embeddedAssistant: AssistantPort = {
  kind: 'search',
  async *answer(asked, signal): AsyncGenerator<Piece> {
    for (const text of written(asked, texts[asked.language])) {
      if (signal.aborted) return
      yield { text }
    }
  },
}
