import { moneyRuleTexts } from '#contract/commerce/tickets/rule-texts.ts'
import { ruleTexts } from '#contract/core/rule-texts.ts'
import { describe, expect, it } from 'vitest'
import { entries } from '../app/entries'

/** What both languages hold, and whether every text that the pages ask for is there. */

const files = import.meta.glob<Record<string, unknown>>('./locales/*/**/*.json', { import: 'default', eager: true })
const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '../../../pages/**/*.{ts,tsx}', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Texts of a family by key, `a.b.c`; what is no text is kept as it is, to be found fault with. */
function flat(texts: unknown, prefix = ''): Map<string, unknown> {
  const found = new Map<string, unknown>()
  if (typeof texts !== 'object' || texts === null) return found.set(prefix, texts)
  for (const [name, part] of Object.entries(texts)) {
    for (const [key, text] of flat(part, prefix ? `${prefix}.${name}` : name)) found.set(key, text)
  }
  return found
}

const catalogue = new Map<string, Map<string, unknown>>()
for (const [path, texts] of Object.entries(files)) {
  const [, language = '', family = ''] = /locales\/([^/]+)\/(?:[^/]+\/)*([^/]+)\.json$/.exec(path) ?? []
  catalogue.set(`${language}/${family}`, flat(texts))
}

function familiesOf(language: string): string[] {
  return [...catalogue.keys()].flatMap((name) =>
    name.startsWith(`${language}/`) ? [name.slice(language.length + 1)] : [],
  )
}

/** Chinese knows one plural form and English two: the forms count as one key. */
function singular(key: string): string {
  return key.replace(/_(one|other|zero|two|few|many)$/, '')
}

function keysOf(language: string, family: string): Set<string> {
  return new Set([...(catalogue.get(`${language}/${family}`)?.keys() ?? [])].map(singular))
}

const families = familiesOf('zh-CN')

describe('the two languages', () => {
  it('have the same families', () => {
    expect(families.length).toBeGreaterThan(3)
    expect(familiesOf('en-US')).toEqual(families)
  })

  it.each(families)('have the same keys in %s', (family) => {
    expect([...keysOf('en-US', family)].toSorted()).toEqual([...keysOf('zh-CN', family)].toSorted())
  })

  it('have no empty text', () => {
    const bad = [...catalogue].flatMap(([family, texts]) =>
      [...texts].flatMap(([key, text]) => (typeof text === 'string' && text.trim() !== '' ? [] : [`${family} ${key}`])),
    )
    expect(bad).toEqual([])
  })

  it.each(families)('name the same values in %s', (family) => {
    const values = (language: string) =>
      [...(catalogue.get(`${language}/${family}`) ?? [])].flatMap(([key, text]) => {
        const names = String(text).matchAll(/\{\{(\w+)\}\}/g)
        return [...names].map(([, name = '']) => `${singular(key)} ${name}`)
      })
    expect([...new Set(values('en-US'))].toSorted()).toEqual([...new Set(values('zh-CN'))].toSorted())
  })

  it('are not the same words', () => {
    const same = families.flatMap((family) =>
      [...(catalogue.get(`zh-CN/${family}`) ?? [])].flatMap(([key, text]) =>
        /[\u4e00-\u9fff]/.test(String(text)) && catalogue.get(`en-US/${family}`)?.get(key) === text
          ? [`${family} ${key}`]
          : [],
      ),
    )
    expect(same).toEqual([])
  })

  it('hold every form that counting needs', () => {
    const lacking = [...catalogue].flatMap(([name, texts]) =>
      [...texts.keys()].flatMap((key) => {
        const whole = key.replace(/_one$/, '_other')
        return texts.has(whole) ? [] : [`${name} ${whole}`]
      }),
    )
    expect(lacking).toEqual([])
  })
})

/** The families that a file may ask, as its `useTranslation` calls and `family:key` texts say. */
function requestedFamilies(source: string): string[] {
  const named = [...source.matchAll(/useTranslation\(\s*'([\w-]+)'/g)].map(([, family = '']) => family)
  return [...new Set([...named, ...(/useTranslation\(\s*\)/.test(source) ? ['common'] : [])])]
}

interface Requested {
  path: string
  key: string
  families: string[]
}

/** Every literal key: those given to `t`, and those kept in lists for it, known by their first word. */
function requestedIn(path: string, source: string): Requested[] {
  const own = requestedFamilies(source)
  const calls = [...source.matchAll(/\bt\(([^()]*)/g)].flatMap(([, inside = '']) => {
    const first = inside.split(/,\s*\{/)[0] ?? ''
    return [...first.matchAll(/'([\w-]+:)?([\w]+(?:\.\w+)+)'/g)].map(([whole]) => whole.slice(1, -1))
  })
  const heads = new Set(own.flatMap((family) => [...keysOf('zh-CN', family)].map((key) => key.split('.')[0] ?? '')))
  const listed = [...source.matchAll(/'(\w+(?:\.\w+)+)'/g)].flatMap(([, key = '']) =>
    heads.has(key.split('.')[0] ?? '') ? [key] : [],
  )
  return [...new Set([...calls, ...listed])].map((input) => {
    const [, family, key = input] = /^([\w-]+):(.+)$/.exec(input) ?? []
    return { path, key, families: family ? [family] : own }
  })
}

const requested = Object.entries(sources).flatMap(([path, source]) => requestedIn(path, source))

function isThere({ key, families: where }: Requested): boolean {
  // The rules of the contract bear their own texts.
  if (Object.hasOwn(ruleTexts, key) || Object.hasOwn(moneyRuleTexts, key)) return true
  return where.some((family) => keysOf('zh-CN', family).has(singular(key)))
}

describe('the texts that the pages ask for', () => {
  it('are found by this test', () => {
    expect(requested.length).toBeGreaterThan(60)
    const planted = requestedIn(
      'planted.tsx',
      `const { t } = useTranslation()\nt('nav.nowhere')\nt(x ? 'nav.home' : 'nav.gone')`,
    )
    expect(planted.filter((one) => !isThere(one)).map(({ key }) => key)).toEqual(['nav.nowhere', 'nav.gone'])
  })

  it('exist', () => {
    expect(requested.filter((one) => !isThere(one)).map(({ path, key }) => `${path} ${key}`)).toEqual([])
  })

  it('exist where a part of the key is computed', () => {
    const lacking = Object.entries(sources).flatMap(([path, source]) =>
      [...source.matchAll(/\bt\(`([\w:.-]+)\$\{/g)].flatMap(([, start = '']) => {
        const [, family, key = start] = /^([\w-]+):(.+)$/.exec(start) ?? []
        const where = family ? [family] : requestedFamilies(source)
        return where.some((one) => [...keysOf('zh-CN', one)].some((name) => name.startsWith(key)))
          ? []
          : [`${path} ${start}`]
      }),
    )
    expect(lacking).toEqual([])
  })

  it('name every page', () => {
    const common = keysOf('zh-CN', 'common')
    expect(entries.filter(({ title }) => !common.has(title))).toEqual([])
  })
})

it('English spells its words one way', () => {
  const english = [...catalogue].flatMap(([name, texts]) => (name.startsWith('en-US/') ? [...texts] : []))
  expect(english.filter(([, text]) => /organis|enquir|jewell/i.test(String(text))).map(([key]) => key)).toEqual([])
})
