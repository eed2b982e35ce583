import { PGlite } from '@electric-sql/pglite'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedDatabase } from '../../server/platform/db/database'
import { projectRoot } from '../../server/platform/project'
import { seedWhenEmpty } from '../../server/seed/seed'

export const templateFolder = join(projectRoot, '.cache/database-templates')

/** Made once per run: an empty migrated database, and one with the demo fair; every test file opens a copy. */
export default async function makeTemplates(): Promise<void> {
  rmSync(templateFolder, { recursive: true, force: true })
  mkdirSync(templateFolder, { recursive: true })
  const client = await PGlite.create()
  const database = await embeddedDatabase(client)
  const keep = async (name: string) => {
    const dump = await client.dumpDataDir('none')
    writeFileSync(join(templateFolder, `${name}.tar`), Buffer.from(await dump.arrayBuffer()))
  }
  await keep('empty')
  if (process.env['SKIP_DEMO'] !== '1') await seedWhenEmpty(database)
  await keep('demo')
  await database.close()
}
