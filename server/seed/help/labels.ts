import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Language } from '#contract/core/language.ts'
import { projectRoot } from '#server/platform/project.ts'
import { helpNumbers } from './numbers'

const folder = join(projectRoot, 'src/common/i18n/locales')

/** The texts of the interface by their family, in one language. */
type Labels = ReadonlyMap<string, unknown>

function readLabels(language: Language): Labels {
  const files = readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' })
  return new Map(
    files
      .filter((file) => file.endsWith('.json'))
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, language, file), 'utf8'))]),
  )
}

function findLabel(labels: Labels, family: string, path: string): string {
  let value = labels.get(family)
  for (const key of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  if (typeof value !== 'string') throw new Error(`the help names the label ${family}:${path}, which does not exist`)
  return value
}

function findNumber(name: string, language: Language): string {
  const value = helpNumbers[name]
  if (value === undefined) throw new Error(`the help names the number ${name}, which does not exist`)
  return value.toLocaleString(language)
}

/**
 * Fills in `{{family:path}}`, a label of the interface, and `{{n:name}}`, a limit of the product, so that the help says what
 * the screens say. Throws when one does not exist.
 */
export function fillLabels(language: Language): (text: string) => string {
  const labels = readLabels(language)
  return (text) =>
    text.replace(/\{\{([\w-]+):([\w.-]+)\}\}/g, (_, family: string, path: string) =>
      family === 'n' ? findNumber(path, language) : findLabel(labels, family, path),
    )
}
