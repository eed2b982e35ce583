import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'
import { afterCase } from '../lib/cleanup'
import { fairFolder } from '../lib/programs'

/** The demo fair in a folder that is removed with its gigabytes when the case has ended. */
export async function openScratch(): Promise<Database> {
  const dataDir = await fairFolder()
  const database = await openDatabase({ databaseUrl: undefined, dataDir })
  afterCase(() => database.close())
  await seedWhenEmpty(database)
  return database
}
