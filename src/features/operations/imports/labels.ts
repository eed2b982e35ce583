import type { TFunction } from 'i18next'
import { type Language, languages } from '#contract/core/language.ts'
import {
  columnsOf,
  type ImportColumn,
  type ImportKind,
  isContentImport,
  KEY_COLUMN,
  plainHeading,
} from '#contract/operations/imports/rules.ts'
import { findWorkTexts } from '#src/common/i18n/work-texts.ts'

/** Where the texts of a kind stand. */
const textsOf = (kind: ImportKind): string => `${isContentImport(kind) ? 'content' : 'imports'}:kind.${kind}`

/** What the objects of a kind are called. */
export const kindLabel = (t: TFunction, kind: ImportKind): string => t(`${textsOf(kind)}.many`)

/** What a column is called: as the form calls its field, with its language. */
export function columnLabel(t: TFunction, kind: ImportKind, { path, field, part }: ImportColumn): string {
  if (path === KEY_COLUMN) return t('imports:key')
  const name = t(`${textsOf(kind)}.field.${field}`)
  return part === '' ? name : t(`content:field.in.${part}`, { name })
}

/** What the column of this path is called; a path that is none is reported as it is. */
export function pathLabel(t: TFunction, kind: ImportKind, path: string): string {
  const column = columnsOf(kind).find((one) => one.path === path || one.field === path)
  return column ? columnLabel(t, kind, column) : path
}

export const optionLabel = (t: TFunction, kind: ImportKind, field: string, option: string): string =>
  t(`${textsOf(kind)}.option.${field}.${option}`)

type Texts = (path: string) => string

/** The texts of content in a language, whichever the reader has. */
async function loadTexts(language: Language): Promise<Texts> {
  const load = async (family: string) => (await findWorkTexts(language, family)?.()) ?? {}
  const families: Record<string, unknown> = { content: await load('content'), imports: await load('imports') }
  return (path) => {
    const [family = '', rest = ''] = path.split(':')
    const found = rest.split('.').reduce<unknown>((of, name) => Object(of)[name], families[family])
    return typeof found === 'string' ? found : ''
  }
}

export interface Dictionary {
  /** The column that a heading names, in either language. */
  findPath: (heading: string) => string
  /** What cells may say in place of the name of a choice, by column. */
  words: Record<string, Record<string, string>>
}

/** The headings and choices of a kind in both languages, so that a table is read whichever it was written in. */
export async function loadDictionary(kind: ImportKind): Promise<Dictionary> {
  const headings = new Map<string, string>()
  const words: Dictionary['words'] = {}
  for (const language of languages) {
    const text = await loadTexts(language)
    for (const { path, field, part, options } of columnsOf(kind)) {
      const name = path === KEY_COLUMN ? text('imports:key') : text(`${textsOf(kind)}.field.${field}`)
      const label = part === '' ? name : text(`content:field.in.${part}`).replace('{{name}}', name)
      for (const heading of [path, label]) headings.set(plainHeading(heading), path)
      // A heading without its language is of the language that it is in.
      if (part === (language === 'zh-CN' ? 'zh' : 'en')) headings.set(plainHeading(name), path)
      for (const option of options) {
        words[path] = { ...words[path], [text(`${textsOf(kind)}.option.${field}.${option}`)]: option }
      }
    }
  }
  return { words, findPath: (heading) => headings.get(plainHeading(heading)) ?? '' }
}

/** The field of each column, as far as its heading says it; no field twice. */
export function proposeMapping(columns: readonly string[], { findPath }: Dictionary): string[] {
  const taken = new Set<string>()
  return columns.map((heading) => {
    const path = findPath(heading)
    if (path === '' || taken.has(path)) return ''
    taken.add(path)
    return path
  })
}
