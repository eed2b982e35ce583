import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { helpGroupFields, helpTopicFields } from '#contract/fair/help/content.ts'
import { isOwnAddress, parseHelpAnswer, type HelpPart } from '#contract/fair/help/rules.ts'
import { fillLabels } from './labels'
import { helpNumbers } from './numbers'
import { readHelp } from './read-help'

const groups = readHelp({ demo: true })
const topics = groups.flatMap((group) => group.topics)
const source = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const written = readdirSync(new URL('../content/help/', import.meta.url)).map((file) =>
  source(`server/seed/content/help/${file}`),
)

const partsOf = (answer: string): HelpPart[] =>
  parseHelpAnswer(answer).flatMap((block) => (block.kind === 'paragraph' ? block.parts : block.items.flat()))
const linksOf = (answer: string) => partsOf(answer).flatMap((part) => (part.kind === 'link' ? [part.address] : []))

/** The paths of an entry: of its `routes`, and of those of its parts, which list screens by their path. */
function pathsOf(entry: string): string[] {
  const folder = new URL(`../../../pages/${entry}/`, import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|\/)routes\.tsx?$/.test(file),
  )
  return files.flatMap((file) =>
    [...source(`pages/${entry}/${file}`).matchAll(/path: '([^']+)'|^ +'(\/[^']*)':/gm)].map(
      ([, path, screen]) => path ?? screen ?? '',
    ),
  )
}

/** Whether an entry has a route of this pattern: `/registrations/:id`. */
function hasRoute(entry: string, route: string): boolean {
  const routes = pathsOf(entry)
  return routes.some((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(route))
}

function isPage(address: string): boolean {
  const [, entry = '', route = '/'] = /^\.\/(\w+)\.html(?:#([^?]*))?/.exec(address) ?? []
  return source('src/common/app/entries.ts').includes(`html: '${entry}'`) && hasRoute(entry, route || '/')
}

it('covers the product by role, in both languages', () => {
  expect(groups.map(({ key }) => key)).toEqual([
    'everyone',
    'visitors',
    'tickets',
    'buyers',
    'exhibitors',
    'hosts',
    'organizers',
  ])
  expect(topics.length).toBeGreaterThanOrEqual(45)
  expect(new Set(topics.map(({ key }) => key)).size).toBe(topics.length)
  expect(topics.filter(({ question, answer }) => !question.zh || !question.en || !answer.zh || !answer.en)).toEqual([])
})

it('fits the fields that organizers edit it in', () => {
  const [question, answer] = [helpTopicFields.question.max, helpTopicFields.answer.max]
  const tooLong = topics.filter(
    (topic) =>
      topic.question.zh.length > question.zh ||
      topic.question.en.length > question.en ||
      topic.answer.zh.length > answer.zh ||
      topic.answer.en.length > answer.en,
  )
  expect(tooLong.map(({ key }) => key)).toEqual([])
  const { max } = helpGroupFields.name
  expect(groups.filter(({ name }) => name.zh.length > max.zh || name.en.length > max.en)).toEqual([])
})

it.each(topics.map(({ key, answer }) => [key, answer] as const))('%s ends with links to its screens', (_, answer) => {
  for (const text of [answer.zh, answer.en]) {
    const last = parseHelpAnswer(text).at(-1)
    expect(last?.kind === 'list' && last.items.every((item) => item.length === 1 && item[0]?.kind === 'link')).toBe(
      true,
    )
  }
  expect(linksOf(answer.zh)).toEqual(linksOf(answer.en))
})

it('links only to pages that exist', () => {
  expect(isPage('./personal.html#/orders?state=1')).toBe(true)
  expect(isPage('./personal.html#/nothing')).toBe(false)
  expect(isPage('./nothing.html#/')).toBe(false)
  const links = topics.flatMap(({ answer }) => [...linksOf(answer.zh), ...linksOf(answer.en)])
  expect(links.length).toBeGreaterThan(200)
  expect(links.filter((address) => !isOwnAddress(address) || !isPage(address))).toEqual([])
})

it('names the labels of the screens and the limits of the product, and none that does not exist', () => {
  const fill = fillLabels('en-US')
  expect(fill('{{orders:refund.open}}, {{n:holdMinutes}}, {{n:importRows}}')).toBe('Request a refund, 15, 50,000')
  expect(() => fill('{{orders:refund.nothing}}')).toThrow('orders:refund.nothing')
  expect(() => fill('{{n:nothing}}')).toThrow('nothing')
  expect(topics.filter(({ answer }) => /\{\{|\}\}/.test(answer.zh + answer.en))).toEqual([])
  const used = new Set(written.flatMap((text) => [...text.matchAll(/\{\{n:(\w+)\}\}/g)].map(([, name]) => name)))
  expect(Object.keys(helpNumbers).filter((name) => !used.has(name))).toEqual([])
})
