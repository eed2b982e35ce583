import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { projectRoot } from '#server/platform/project.ts'

export interface Import {
  /** The file, from the project's root. */
  from: string
  /** A file from the project's root without its ending, or a package's name. */
  to: string
  /** `import type`: nothing of it is there at run time. */
  isType: boolean
  /** `import(…)`: fetched when it is needed. */
  isLater: boolean
  /** Written as a path from the importing file. */
  isRelative: boolean
}

const folders = ['contract', 'pages', 'src', 'server', 'bench', 'e2e', 'tests']

/** Every file of the folders, from the project's root. */
export const filesIn = (paths: readonly string[]): string[] =>
  paths.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true, encoding: 'utf8' })
      .filter((entry) => entry.isFile())
      .map((entry) => posix.join(relative(projectRoot, entry.parentPath), entry.name)),
  )

/** Every file of the folders that hold code, whatever it is. */
export const allFiles = (): string[] => filesIn(folders)

/** What no user runs: it may import more than the code that it tests. */
export const isTest = (file: string): boolean => /\.test\.tsx?$|^(tests|e2e|bench)\//.test(file)

export const sourceFiles = (): string[] => allFiles().filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))

type Named = Pick<Import, 'isType' | 'isLater'> & { specifier: string }

/** Every module that a source names: static, re-exported, dynamic. */
function namedIn(source: string): Named[] {
  const patterns = [
    /\b(?:import|export)\b(\s+type\b)?[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
    /\bimport(\s+type\b)?\s*(?:\(\s*)?['"]([^'"]+)['"]/g,
  ]
  return patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([whole, type, specifier = '']) => ({
      specifier,
      isType: type !== undefined,
      isLater: /^import\s*\(/.test(whole),
    })),
  )
}

const withoutEnding = (path: string): string => path.replace(/\.tsx?$/, '').replace(/(?<=.)\/index$/, '')

/** What a specifier names, seen from the file that imports it: see `to` of `Import`. */
function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return withoutEnding(specifier.slice(1))
  if (specifier.startsWith('.')) return withoutEnding(posix.normalize(posix.join(dirname(from), specifier)))
  const [scope = '', name = ''] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

export function importsOf(from: string, source: string): Import[] {
  return namedIn(source).map(({ specifier, ...how }) => ({
    from,
    to: targetOf(from, specifier),
    isRelative: specifier.startsWith('.'),
    ...how,
  }))
}

let found: Import[] | undefined

/** Every import of the project, read once for all tests of a file. */
export function allImports(): Import[] {
  found ??= sourceFiles().flatMap((file) => importsOf(file, readFileSync(join(projectRoot, file), 'utf8')))
  return found
}
