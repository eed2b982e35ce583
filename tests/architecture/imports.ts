import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { projectRoot } from '../../server/platform/project'

export interface Import {
  /** The file, from the project's root. */
  from: string
  /** A file from the project's root without its ending, or a package's name. */
  to: string
}

const folders = ['contract', 'pages', 'src', 'server', 'bench', 'e2e', 'tests']

export function sourceFiles(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => posix.join(folder, name)),
  )
}

/** Every module that a source names: static, re-exported, dynamic. Types count, as they tie files alike. */
export function specifiersOf(source: string): string[] {
  const patterns = [/\b(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g, /\bimport\s*\(?\s*['"]([^'"]+)['"]/g]
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, specifier = '']) => specifier))
}

export function importsOf(from: string, source: string): Import[] {
  return specifiersOf(source).map((specifier) => {
    if (!specifier.startsWith('.')) {
      const [scope = '', name = ''] = specifier.split('/')
      return { from, to: scope.startsWith('@') ? `${scope}/${name}` : scope }
    }
    return { from, to: posix.normalize(posix.join(dirname(from), specifier)).replace(/\.tsx?$/, '') }
  })
}

export function allImports(): Import[] {
  return sourceFiles().flatMap((file) => importsOf(file, readFileSync(join(projectRoot, file), 'utf8')))
}
