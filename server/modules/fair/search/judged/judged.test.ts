import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/core/language.ts'
import { searchFair, suggest } from '#contract/fair/search/endpoints.ts'
import { useServer } from '#tests/setup/server.ts'

/** A query of a buyer with the names of the demo fair that answer it: 2 is exactly what is requested, 1 is useful. */
interface GradedQuery {
  query: string
  language: Language
  kind: string
  answers: Record<string, number>
}

/** Two halves of the same composition: the matcher may be tuned on A, and B shows whether that holds elsewhere. */
const readHalf = (half: string): GradedQuery[] =>
  JSON.parse(readFileSync(new URL(`${half}.json`, import.meta.url), 'utf8'))
const halves = { a: readHalf('a'), b: readHalf('b') }
const queries = [...halves.a, ...halves.b]
const SHOWN = 10
/** Queries with answers that may still find nothing. */
const WITHOUT_RESULTS_MAX = 0

const server = useServer('demo')

const discount = (position: number) => 1 / Math.log2(position + 2)
const gain = (grades: readonly number[]) =>
  grades.slice(0, SHOWN).reduce((sum, grade, position) => sum + (2 ** grade - 1) * discount(position), 0)

/** nDCG@10: 1 if the best answers come first, 0 if the first page has none. */
const ndcg = (found: readonly string[], answers: Record<string, number>): number =>
  gain(found.map((name) => answers[name] ?? 0)) / gain(Object.values(answers).toSorted((a, b) => b - a))

type Results = { list: { name: string; type: number; id: number }[]; totalCount: number }
const searched = new Map<GradedQuery, Promise<Results>>()

/** More than the first page, for suggestions are compared with it; each query is searched for once. */
function search(one: GradedQuery): Promise<Results> {
  const { query: keyWord, language } = one
  const results =
    searched.get(one) ??
    server()
      .ask(searchFair, { keyWord, limit: 60 }, { language })
      .then(({ data }) => data)
  searched.set(one, results)
  return results
}

const find = async (one: GradedQuery): Promise<string[]> =>
  (await search(one)).list.map(({ name }) => name).slice(0, SHOWN)

const isAnswerable = ({ answers }: GradedQuery) => Object.keys(answers).length > 0

describe.each([
  { half: 'a', language: 'zh-CN', atLeast: 0.88 },
  { half: 'a', language: 'en-US', atLeast: 0.91 },
  { half: 'b', language: 'zh-CN', atLeast: 0.86 },
  { half: 'b', language: 'en-US', atLeast: 0.87 },
] as const)('half $half, $language', ({ half, language, atLeast }) => {
  it(`has an nDCG@10 of at least ${atLeast}`, async () => {
    const graded = halves[half].filter((one) => one.language === language && isAnswerable(one))
    const scores = await Promise.all(graded.map(async (one) => ndcg(await find(one), one.answers)))
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThanOrEqual(atLeast)
  })
})

it('finds something for nearly every query that has an answer', async () => {
  const found = await Promise.all(queries.filter(isAnswerable).map(async (one) => ({ one, names: await find(one) })))
  const without = found.filter(({ names }) => names.length === 0).map(({ one }) => one.query)
  expect(without.length, without.join(', ')).toBeLessThanOrEqual(WITHOUT_RESULTS_MAX)
})

it('holds 80 queries a language, half of them in each file, and few without an answer', () => {
  for (const half of [halves.a, halves.b])
    for (const language of ['zh-CN', 'en-US']) expect(half.filter((one) => one.language === language)).toHaveLength(40)
  expect(queries.filter((one) => !isAnswerable(one)).length).toBeLessThanOrEqual(5)
})

it.each(queries)(
  'suggestions for $query are among the results, and none are missing where there are results',
  async (one) => {
    const results = await search(one)
    const { data: suggested } = await server().ask(suggest, { keyword: one.query }, { language: one.language })
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
  const findBoth = async (keyWord: string) => {
    const { data } = await server().ask(searchFair, { keyWord, limit: 60 }, { language: 'zh-CN' })
    const suggested = await server().ask(suggest, { keyword: keyWord }, { language: 'zh-CN' })
    return { found: data.list.map(({ type, id }) => `${type}:${id}`), suggested: suggested.data }
  }
  const answer = await findBoth(traditional)
  expect(answer.found.length).toBeGreaterThan(0)
  expect(answer).toEqual(await findBoth(simplified))
})
