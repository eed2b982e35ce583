import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages, type Language } from '#contract/core/language.ts'
import { openTestDatabase, type TestDatabase } from '#tests/setup/server.ts'
import { helpTopics } from '#server/modules/fair/help/help.schema.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'
import { findSources, type Retrieved } from '../retrieval'

/**
 * Questions as visitors, buyers and exhibitors ask them. Each names the first sources that answer it, as `type:text`, where
 * the text is the key of a help topic or stands in what the source says; none: the fair has no answer. One half was used to
 * tune the matcher, the other was not.
 */
type Questions = Record<Language, [question: string, ...expected: string[]][]>
const read = (name: string): Questions => JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'))
const halves = { tuned: read('tuned'), heldOut: read('held-out') }

/** A Thursday morning: the fair runs from Tuesday, November 24 to Saturday, November 28. */
const NOW = new Date('2026-11-26T10:00:00+08:00')

let database: TestDatabase
const keys = new Map<string, string>()
beforeAll(async () => {
  database = await openTestDatabase('empty')
  await seedWhenEmpty(database, NOW)
  const topics = await database.db.select({ id: helpTopics.id, key: helpTopics.key }).from(helpTopics)
  for (const { id, key } of topics) keys.set(`./about.html#/helper?topic=${id}`, key)
})
afterAll(() => database.close())

const isExpected = ({ sources: [first], found }: Retrieved, expected: readonly string[]): boolean => {
  if (expected.length === 0) return !found && first?.type === 'contact'
  return expected.some((one) => {
    const [type = '', text = ''] = one.split(/:(.*)/s)
    if (!found || first?.type !== type) return false
    return type === 'help' ? keys.get(first.url) === text : `${first.title} ${first.text}`.includes(text)
  })
}

async function findWrong(half: Questions): Promise<string[]> {
  const wrong: string[] = []
  for (const language of languages) {
    for (const [question, ...expected] of half[language]) {
      const found = await findSources(database.db, language, question, [], NOW)
      if (isExpected(found, expected)) continue
      const [first] = found.sources
      const got = first ? `${first.type}:${keys.get(first.url) ?? first.title}` : 'nothing'
      wrong.push(`${question} → ${found.found ? got : 'not found'}, expected ${expected.join(' | ') || 'not found'}`)
    }
  }
  return wrong
}

describe('the evaluation questions', () => {
  it('are 80, half of them in each language, ten without an answer', () => {
    const all = Object.values(halves).flatMap((half) => languages.flatMap((language) => half[language]))
    expect([all.length, halves.tuned['zh-CN'].length + halves.heldOut['zh-CN'].length]).toEqual([80, 40])
    expect(all.filter(([, ...expected]) => expected.length === 0).length).toBeGreaterThanOrEqual(10)
  })

  it('are answered by the right source first in 72 of 80, and hardly worse in the half that the matcher does not know', async () => {
    const [tuned, heldOut] = [await findWrong(halves.tuned), await findWrong(halves.heldOut)]
    const wrong = [...tuned, ...heldOut]
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(8)
    expect(heldOut.length, heldOut.join('\n')).toBeLessThanOrEqual(6)
  })

  it('get no exhibit where they ask how something is done, or where nothing answers them', async () => {
    for (const half of Object.values(halves)) {
      for (const language of languages) {
        for (const [question, ...expected] of half[language]) {
          if (expected.some((one) => one.startsWith('exhibit'))) continue
          const { sources } = await findSources(database.db, language, question, [], NOW)
          expect(sources.filter(({ type }) => type === 'exhibit').map(({ title }) => `${question}: ${title}`)).toEqual(
            [],
          )
        }
      }
    }
  })
})
