import { expect, it } from 'vitest'
import { placesIn, readWorded, wordedFiles } from './places'
import { type Rule, rules } from './rules'

const files = wordedFiles().map((file) => ({ file, source: readWorded(file) }))
const placesOf = (rule: Rule) => files.flatMap(({ file, source }) => placesIn(file, source, rule))

it('a planted word is found in identifiers, comments and English texts, and not in parts of words', () => {
  const [requested, whom] = [rules[0], rules.find(({ pattern }) => pattern.source.includes('whom'))]
  if (!requested || !whom) throw new Error('the rules have changed')
  expect(placesIn('src/x.ts', 'const askedTwice = 1\nconst masked = 2', requested)).toEqual([
    'src/x.ts:1: const askedTwice = 1',
  ])
  expect(placesIn('docs/x.md', 'Whom to ask', whom)).toHaveLength(1)
  expect(placesIn('src/common/i18n/locales/en-US/x.json', '  "whom": "To whom",', whom)).toHaveLength(1)
  expect(placesIn('src/common/i18n/locales/en-US/x.json', '  "whom": "Recipient",', whom)).toEqual([])
})

it.each(rules.map((rule) => [rule.pattern.source, rule] as const))(
  '%s is written no more often than before',
  (_, rule) => {
    const places = placesOf(rule)
    const advice = `write instead: ${rule.instead}\n${places.slice(-20).join('\n')}`
    expect(places.length, advice).toBeLessThanOrEqual(rule.limit)
  },
)
