import type { AssistantSource } from '#contract/operations/assistant/schemas.ts'
import type { Requested, AssistantPort, Piece } from './port'
import { type Texts, texts } from './embedded-texts'

const GREETING =
  /^(你好|您好|嗨|哈喽|早上好|下午好|晚上好|在吗|hi|hello|hey|good (morning|afternoon|evening))[\s!！,，.。~～?？]*$/i
const WHO =
  /你(们)?是谁|你(能|会|可以)做什么|你是(机器人|真人|人工)|who are you|what (are|can) you|are you (a |an )?(robot|bot|human|ai)/i

const cite = (text: string, { n }: AssistantSource) => `${text} [${n}]`

/** The kinds of source, each with its sources, in the order in which they came. */
function grouped(sources: readonly AssistantSource[]): [AssistantSource['type'], AssistantSource[]][] {
  const types = [...new Set(sources.map(({ type }) => type))]
  return types.map((type) => [type, sources.filter((source) => source.type === type)])
}

/** The topic that answers in full, and the others by their titles. */
function* writeHelp([first, ...others]: readonly AssistantSource[], t: Texts): Generator<string> {
  if (first) yield cite(first.text, first)
  if (others.length > 0) yield `\n\n${t.relatedHelp}`
  for (const source of others) yield `\n· ${cite(source.title, source)}`
}

function* writeGroup(type: AssistantSource['type'], sources: readonly AssistantSource[], t: Texts): Generator<string> {
  if (type === 'help') {
    yield* writeHelp(sources, t)
    return
  }
  const lead = type === 'contact' ? '' : t.lead[type](sources.length)
  if (lead !== '') yield lead
  for (const source of sources) yield lead === '' ? cite(source.text, source) : `\n· ${cite(source.text, source)}`
}

const isAboutItself = (question: string) => GREETING.test(question.trim()) || WHO.test(question)

function* write({ question, sources, found, language }: Requested, t: Texts): Generator<string> {
  if (isAboutItself(question)) {
    yield `${t.who}\n\n`
    yield t.suggestion
    return
  }
  if (!found) {
    yield t.nothing
    const end = language === 'zh-CN' ? '。' : '.'
    yield sources.map(({ n }) => ` [${n}]`).join('') + end
    return
  }
  for (const [index, [type, of]] of grouped(sources).entries()) {
    if (index > 0) yield '\n\n'
    yield* writeGroup(type, of, t)
  }
}

/** Quotes what the search found, in fixed sentences. It introduces itself as a search assistant. */
export const embeddedAssistant: AssistantPort = {
  kind: 'search',
  async *answer(input, signal): AsyncGenerator<Piece> {
    for (const text of write(input, texts[input.language])) {
      if (signal.aborted) return
      yield { text }
    }
  },
}
