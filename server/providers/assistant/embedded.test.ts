import { expect, it } from 'vitest'
import type { AssistantSource } from '../../../contract/assistant/schemas'
import type { Language } from '../../../contract/core/language'
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
  const asked = { language, question, history: [], sources, found }
  for await (const piece of embeddedAssistant.answer(asked, new AbortController().signal)) {
    if ('text' in piece) texts.push(piece.text)
  }
  return texts
}

it('writes a sentence for each source, cited, kind by kind and piece by piece', async () => {
  const texts = await pieces('tea', [source(1, 'exhibitor'), source(2, 'exhibit'), source(3, 'exhibit')])
  expect(texts.length).toBe(5)
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

it('says that it found nothing, what may be asked and whom else to ask', async () => {
  const text = (await pieces('quantum', [source(1, 'fair')], false)).join('')
  for (const part of ['found nothing', 'You could ask me', 'customer service', 'Text 1. [1]'])
    expect(text).toContain(part)
})

it('stops when nobody reads on', async () => {
  const reader = new AbortController()
  const asked = { language: 'zh-CN' as const, question: '灯', history: [], sources: [source(1, 'help')], found: true }
  let count = 0
  for await (const piece of embeddedAssistant.answer(asked, reader.signal)) {
    count += Object.keys(piece).length
    reader.abort()
  }
  expect(count).toBe(1)
})
