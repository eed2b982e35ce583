import { expect, it } from 'vitest'
import type { AssistantSource } from '#contract/operations/assistant/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { embeddedAssistant } from './embedded'

const source = (n: number, type: AssistantSource['type']): AssistantSource => ({
  n,
  type,
  title: `t${n}`,
  url: './about.html#/about',
  text: `Text ${n}.`,
})

async function pieces(question: string, sources: AssistantSource[], found = true, language: Language = 'en-US') {
  const texts: string[] = []
  const input = { language, question, history: [], sources, found }
  for await (const piece of embeddedAssistant.answer(input, new AbortController().signal)) {
    if ('text' in piece) texts.push(piece.text)
  }
  return texts
}

it('writes a sentence for each source, cited, kind by kind and piece by piece', async () => {
  const texts = await pieces('tea', [source(1, 'exhibitor'), source(2, 'exhibit'), source(3, 'exhibit')])
  expect(texts.length).toBe(6)
  expect(texts.join('')).toBe(
    'I found this exhibitor:\n· Text 1. [1]\n\nI found 2 exhibits:\n· Text 2. [2]\n· Text 3. [3]',
  )
})

it.each([
  ['你好！', 'zh-CN', '搜索助手'],
  ['你是机器人吗', 'zh-CN', '搜索助手'],
  ['Who are you?', 'en-US', 'search assistant'],
] as const)('to %s it says what it is', async (question, language, words) => {
  expect((await pieces(question, [], false, language)).join('')).toContain(words)
})

it.each([
  ['zh-CN', '在展会资料里没有找到这个问题的答案，请联系客服 [1]。'],
  ['en-US', 'I could not find an answer in the fair’s information. Please contact customer service [1].'],
] as const)(
  'says in one sentence in %s that it found nothing, with a link to customer service',
  async (language, text) => {
    expect((await pieces('quantum', [source(1, 'contact')], false, language)).join('')).toBe(text)
  },
)

it('quotes the first topic of the help center in full and names the others, without a phrase before them', async () => {
  const text = (await pieces('refund', [source(1, 'help'), source(2, 'help'), source(3, 'exhibitor')])).join('')
  expect(text).toBe('Text 1. [1]\n\nRelated help:\n· t2 [2]\n\nI found this exhibitor:\n· Text 3. [3]')
})

it('says what the fair itself says without a phrase before it', async () => {
  expect((await pieces('Saturday?', [source(1, 'fair')])).join('')).toBe('Text 1. [1]')
})

it('stops when nobody reads on', async () => {
  const reader = new AbortController()
  const input = { language: 'zh-CN' as const, question: '灯', history: [], sources: [source(1, 'help')], found: true }
  let count = 0
  for await (const piece of embeddedAssistant.answer(input, reader.signal)) {
    count += Object.keys(piece).length
    reader.abort()
  }
  expect(count).toBe(1)
})
