import { PGlite } from '@electric-sql/pglite'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedDatabase } from '../../server/platform/db/database'
import { projectRoot } from '../../server/platform/project'
import { seedWhenEmpty } from '../../server/seed/seed'

/** Where the run at hand keeps its templates: two runs at once do not meet. */
export const templateFolder = (): string => process.env['TEST_TEMPLATES'] ?? ''

/** Made once per run: an empty migrated database, and one with the demo fair; every test file opens a copy. */
export default async function makeTemplates(): Promise<() => void> {
  const folder = join(projectRoot, `.cache/database-templates-${process.pid}`)
  process.env['TEST_TEMPLATES'] = folder
  mkdirSync(folder, { recursive: true })
  const client = await PGlite.create()
  const database = await embeddedDatabase(client)
  const keep = async (name: string) => {
    const dump = await client.dumpDataDir('none')
    writeFileSync(join(folder, `${name}.tar`), Buffer.from(await dump.arrayBuffer()))
  }
  await keep('empty')
  if (process.env['SKIP_DEMO'] !== '1') await seedWhenEmpty(database)
  await keep('demo')
  await database.close()
  return () => rmSync(folder, { recursive: true, force: true })
}
