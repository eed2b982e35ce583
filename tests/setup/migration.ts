import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#server/platform/project.ts'

const folder = join(projectRoot, 'server/migrations')

/** The SQL of a migration by its name without its number: `covers_by_language`. */
export function readMigration(name: string): string {
  const file = readdirSync(folder).find((one) => one.endsWith(`_${name}.sql`))
  if (!file) throw new Error(`no migration ${name}`)
  return readFileSync(join(folder, file), 'utf8')
}
