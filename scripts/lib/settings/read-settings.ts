import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { serverSettings } from '#server/platform/config.ts'
import { projectRoot } from '#server/platform/project.ts'
import { providerSettings, requiredTogether } from '#server/providers/config.ts'
import { fairSettings } from '#server/config.ts'
import { describeType } from './describe-type'

/** A setting of the server, as its schema and the comment above it describe it. */
export interface Setting {
  name: string
  section: string
  /** What it does; empty where the schema has no comment, which a test refuses. */
  description: string
  type: string
  /** As it is written in the environment; undefined: unset. */
  defaultValue: string | undefined
  example: string | undefined
  /** The other settings of its service. */
  requiredWith: readonly string[]
}

const sources = [
  { file: 'server/platform/config.ts', schemas: serverSettings },
  { file: 'server/config.ts', schemas: fairSettings },
  { file: 'server/providers/config.ts', schemas: providerSettings },
] satisfies { file: string; schemas: Record<string, z.ZodType> }[]

/** A line `// Section: TITLE` begins a section; a JSDoc belongs to the setting below it. */
const DECLARED =
  /^ {2}\/\/ Section: (?<section>.+)$|^ {2}(?:\/\*\*(?<comment>(?:(?!\*\/)[^])*)\*\/\n {2})?(?<name>[A-Z][A-Z0-9_]+):/gm

/** The text of a JSDoc in one line, and its `@example`. */
function readComment(comment = ''): { description: string; example: string | undefined } {
  const text = comment.replaceAll(/^ *\* ?/gm, '').trim()
  const [description = '', example] = text.split(/^ *@example /m)
  return { description: description.replaceAll(/\s+/g, ' ').trim(), example: example?.trim() }
}

function readDefault(schema: z.ZodType): string | undefined {
  const { data } = schema.safeParse(undefined)
  if (typeof data === 'boolean') return String(Number(data))
  return typeof data === 'number' || typeof data === 'string' ? String(data) : undefined
}

const companionsOf = (name: string): string[] =>
  requiredTogether
    .filter((names) => names.some((one) => one === name))
    .flatMap((names) => names.filter((one) => one !== name))

/** Every setting of the server, in the order of the schemas. */
export function readSettings(): Setting[] {
  return sources.flatMap(({ file, schemas }) => {
    const byName = new Map<string, z.ZodType>(Object.entries(schemas))
    let section = ''
    return [...readFileSync(join(projectRoot, file), 'utf8').matchAll(DECLARED)].flatMap(({ groups = {} }) => {
      section = groups['section'] ?? section
      const { name = '', comment } = groups
      const schema = byName.get(name)
      if (schema === undefined) return []
      const own = { name, section, type: describeType(schema), defaultValue: readDefault(schema) }
      return { ...own, ...readComment(comment), requiredWith: companionsOf(name) }
    })
  })
}

/** The names of all settings by their schemas, however the files are written. */
export const settingNames = (): string[] => sources.flatMap(({ schemas }) => Object.keys(schemas))
