import { expect, test } from 'vitest'
import type { Fields } from '#contract/fair/content/fields.ts'
import { TRANSLATED_LENGTH_MAX, TRANSLATED_MAX } from '#contract/fair/content/limits.ts'
import { groupGaps, translateGaps } from './translate-gaps'
import { fillIn, findUntranslated } from './untranslated'

const fields = {
  title: { type: 'text', max: { zh: 20, en: 40 } },
  body: { type: 'richText', max: 500 },
  hosts: { type: 'list', max: 5, of: { name: { type: 'text', max: { zh: 30, en: 60 } } } },
} as const satisfies Fields
const document = {
  title: { zh: '春茶', en: '' },
  body: { zh: '<h2>茶</h2><p>3 月</p>', en: '<p></p>' },
  hosts: [{ name: { zh: '茶会', en: 'Tea society' } }, { name: { zh: '', en: 'Kiln' } }],
}

const upper = async (texts: string[]) => texts.map((text) => `[${text}]`)
const filled = async () => {
  const gaps = findUntranslated(fields, document)
  const texts = await translateGaps(gaps, upper)
  return gaps.reduce(
    (before, gap, at) => fillIn(before, gap, texts[at] ?? ''),
    document as Parameters<typeof fillIn>[0],
  )
}

test('texts, formatted ones and those in rows of lists are filled in', async () => {
  expect(await filled()).toEqual({
    title: { zh: '春茶', en: '[春茶]' },
    body: { zh: document.body.zh, en: '<h2>[茶]</h2><p>[3 月]</p>' },
    hosts: [document.hosts[0], { name: { zh: '[Kiln]', en: 'Kiln' } }],
  })
})

test('what was changed meanwhile stays: a translation, its original, the order of rows', () => {
  const [title, body, host] = findUntranslated(fields, document)
  if (!title || !body || !host) throw new Error('three are missing')
  const written = { ...document, title: { zh: '春茶', en: 'By hand' } }
  expect(fillIn(written, title, 'x')).toBe(written)
  const rewritten = { ...document, body: { zh: '<p>改过</p>', en: '' } }
  expect(fillIn(rewritten, body, 'x')).toBe(rewritten)
  const reordered = { ...document, hosts: document.hosts.toReversed() }
  expect(fillIn(reordered, host, 'x')).toBe(reordered)
})

test('a paragraph that no call takes is left to people, and a part without a translation leaves out its text', async () => {
  const long = { ...document, body: { zh: `<p>${'茶'.repeat(TRANSLATED_LENGTH_MAX + 1)}</p>`, en: '' } }
  expect(findUntranslated(fields, long).map(({ field }) => field)).toEqual(['title', 'hosts.name'])
  const [, body] = findUntranslated(fields, document)
  if (!body) throw new Error('it is missing')
  expect(await translateGaps([body], async (texts) => texts.map((text) => (text === '茶' ? 'Tea' : '')))).toEqual([''])
})

test('as many texts go with a call as it takes', async () => {
  const [title, body] = findUntranslated(fields, document)
  if (!title || !body) throw new Error('two are missing')
  const large = { ...body, original: '<p>茶</p>'.repeat(2 * TRANSLATED_MAX + 1) }
  const groups = groupGaps([...Array.from({ length: TRANSLATED_MAX - 1 }, () => title), body, large, title])
  expect(groups.map(({ length }) => length)).toEqual([TRANSLATED_MAX - 1, 1, 1, 1])
  const calls: number[] = []
  await translateGaps([large], async (texts) => (calls.push(texts.length), texts))
  expect(calls).toEqual([TRANSLATED_MAX, TRANSLATED_MAX, 1])
})
