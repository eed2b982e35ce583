import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from
  const above = dirname(from)
  if (above === from) throw new Error('package.json not found above the server')
  return findRoot(above)
}

/** The folder of package.json: the server runs from source and from dist alike. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)))

const packageJson: unknown = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

export const version =
  typeof packageJson === 'object' && packageJson !== null && 'version' in packageJson
    ? String(packageJson.version)
    : 'unknown'
