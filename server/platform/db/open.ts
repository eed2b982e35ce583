import type { Config } from '../config'
import { lockDataFolder } from '../data-lock'
import { type Database, embeddedDatabase, postgresDatabase } from './database'
import { openEmbedded } from './embedded'

/** Opens what DATABASE_URL or DATA_DIR names, migrated; the embedded one is taken for this process alone. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl) return postgresDatabase(config.databaseUrl)
  const unlock = lockDataFolder(config.dataDir)
  const database = await embeddedDatabase(await openEmbedded(config.dataDir))
  return {
    ...database,
    async close() {
      await database.close()
      unlock()
    },
  }
}
