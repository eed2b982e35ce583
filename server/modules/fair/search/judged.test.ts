import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { searchFair, suggest } from '#contract/fair/search/endpoints.ts'
import { useServer } from '#tests/setup/server.ts'

/** Keywords as people typed them at fairs of this kind, each with what of the demo fair a person would want to see. */
const judged: [keyword: string, wanted: string[]][] = JSON.parse(
  readFileSync(new URL('judged.json', import.meta.url), 'utf8'),
)
const SHOWN = 10
const HAN = /\p{Script=Han}/u

const server = useServer('demo')

const gainAt = (place: number) => 1 / Math.log2(place + 2)

/** nDCG@10: 1 where the wanted stand first, 0 where none is on the first page. */
function score(found: readonly string[], requested: readonly string[]): number {
  const gain = found.reduce((sum, name, place) => sum + (requested.includes(name) ? gainAt(place) : 0), 0)
  const best = requested.slice(0, SHOWN).reduce((sum, _, place) => sum + gainAt(place), 0)
  return gain / best
}

async function scoreOf(keyWord: string, requested: string[]): Promise<number> {
  const language = HAN.test(keyWord) ? 'zh-CN' : 'en-US'
  const { data } = await server().ask(searchFair, { keyWord, limit: SHOWN }, { language })
  return score(
    data.list.map(({ name }) => name),
    requested,
  )
}

it('what people type finds what they want', async () => {
  const scores = await Promise.all(
    judged.map(async ([keyword, selected]) => ({ keyword, score: await scoreOf(keyword, selected) })),
  )
  const mean = (part: typeof scores) => part.reduce((sum, one) => sum + one.score, 0) / part.length
  const chinese = scores.filter(({ keyword }) => HAN.test(keyword))
  const english = scores.filter(({ keyword }) => !HAN.test(keyword))
  expect(scores).toHaveLength(40)
  // By whole keywords alone they were 0.32 and 0.42.
  expect(mean(english)).toBeGreaterThan(0.9)
  expect(mean(chinese)).toBeGreaterThan(0.8)
})

it.each([...judged.map(([keyword]) => keyword), 'teacup', 'blue vase'])(
  'suggestions for %s are among the results, and none are missing where there are results',
  async (keyWord) => {
    const language = HAN.test(keyWord) ? 'zh-CN' : 'en-US'
    const { data: results } = await server().ask(searchFair, { keyWord, limit: 60 }, { language })
    const { data: suggested } = await server().ask(suggest, { keyword: keyWord }, { language })
    const ids = results.list.map(({ type, id }) => `${type}:${id}`)
    expect(suggested.length > 0).toBe(results.totalCount > 0)
    for (const { type, id } of suggested) expect(ids).toContain(`${type}:${id}`)
  },
)

it.each([
  ['靑花瓷', '青花瓷'],
  ['蘇州', '苏州'],
  ['藝術', '艺术'],
  ['長椅', '长椅'],
])('%s finds and suggests what %s does', async (traditional, simplified) => {
  const find = async (keyWord: string) => {
    const { data } = await server().ask(searchFair, { keyWord, limit: 60 }, { language: 'zh-CN' })
    const suggested = await server().ask(suggest, { keyword: keyWord }, { language: 'zh-CN' })
    return { found: data.list.map(({ type, id }) => `${type}:${id}`), suggested: suggested.data }
  }
  const answer = await find(traditional)
  expect(answer.found.length).toBeGreaterThan(0)
  expect(answer).toEqual(await find(simplified))
})
