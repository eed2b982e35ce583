import type { Config } from '../config'
import { lockDataFolder } from '../data-lock'
import { type Database, embeddedDatabase, postgresDatabase } from './database'
import { isMade, openEmbedded } from './embedded'
import { roomIn } from './room'

/** A fair that is there can be shown on a disk on which nothing more is written. */
const OPENING_BYTES = 16 * 1024 * 1024
const NEW_CLUSTER_BYTES = 128 * 1024 * 1024

/** Opens what DATABASE_URL or DATA_DIR names, migrated; the embedded one is taken for this process alone. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl) return postgresDatabase(config.databaseUrl)
  const unlock = lockDataFolder(config.dataDir)
  roomIn(config.dataDir, isMade(config.dataDir) ? OPENING_BYTES : NEW_CLUSTER_BYTES)()
  const database = await embeddedDatabase(await openEmbedded(config.dataDir), roomIn(config.dataDir))
  return {
    ...database,
    async close() {
      await database.close()
      unlock()
    },
  }
}
