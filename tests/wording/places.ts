import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#server/platform/project.ts'
import { filesIn } from '#tests/architecture/imports.ts'
import type { Rule } from './rules'

const folders = ['bench', 'contract', 'docs', 'e2e', 'pages', 'scripts', 'server', 'src', 'tests']
const isRead = (file: string): boolean =>
  /\.(ts|tsx|mjs|md)$|locales\/en-US\/.*\.json$/.test(file) && !/^(server\/migrations|tests\/wording)\//.test(file)

/** The files of the repository with checked wording, from its root. */
export const wordedFiles = (): string[] => filesIn(folders).concat(['CONTRIBUTING.md', 'README.md']).filter(isRead)

/** The comment of a line of code, or the English text in it. */
const commentOf = (line: string): string =>
  /(?:\/\/|\/\*\*?|^\s*\*)(.*)/.exec(line)?.[1] ?? /\ben: ['"`](.*)/.exec(line)?.[1] ?? ''

function proseOf(file: string, line: string): string {
  if (file.endsWith('.md')) return line
  return file.endsWith('.json') ? line.replace(/^[^:]*:/, '') : commentOf(line)
}

/** `takenAside` as `taken aside`. */
const wordsOf = (line: string): string => line.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()

/** Where a file breaks a rule, as `path:line: text`. */
export function placesIn(file: string, source: string, { pattern, where }: Rule): string[] {
  if (where === 'code' && !/\.tsx?$/.test(file)) return []
  return source.split('\n').flatMap((line, index) => {
    const text = where === 'code' ? wordsOf(line) : proseOf(file, line)
    return pattern.test(text) ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`] : []
  })
}

export const readWorded = (file: string): string => readFileSync(join(projectRoot, file), 'utf8')
