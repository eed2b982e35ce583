import type { Config } from '../config'
import { DataFolderBusy, lockDataFolder } from '../data-lock'
import { hasCluster } from '../embedded/cluster'
import { type EmbeddedOptions, findRunning, openEmbedded } from '../embedded/embedded'
import { connectDatabase, type Database } from './database'
import { assertDiskSpace } from './disk-space'

/** A fair that is there can be shown on a disk on which nothing more is written. */
const OPENING_BYTES = 16 * 1024 * 1024
const NEW_CLUSTER_BYTES = 128 * 1024 * 1024

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

const connectEmbedded = (url: string, dataDir: string) =>
  connectDatabase(url, { kind: 'embedded', checkRoom: () => assertDiskSpace(dataDir) })

/** Starts the database of a folder that this process has locked. */
async function startDatabase(dataDir: string, options: EmbeddedOptions): Promise<Database> {
  assertDiskSpace(dataDir, hasCluster(dataDir) ? OPENING_BYTES : NEW_CLUSTER_BYTES)
  const embedded = await openEmbedded(dataDir, options)
  try {
    const database = await connectEmbedded(embedded.url, dataDir)
    return { ...database, close: () => database.close().then(() => embedded.close()) }
  } catch (error) {
    await embedded.close()
    throw error
  }
}

/**
 * Opens what DATABASE_URL or DATA_DIR names, migrated; the embedded one is taken for this process alone. Throws
 * DataFolderBusy, EmbeddedUnavailable, StorageFull.
 */
export async function openDatabase({ databaseUrl, dataDir }: Place, options: EmbeddedOptions = {}): Promise<Database> {
  if (databaseUrl) return connectDatabase(databaseUrl)
  const unlock = lockDataFolder(dataDir)
  try {
    const database = await startDatabase(dataDir, options)
    return { ...database, close: () => database.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** For a command beside the fair: the same database, also while a server has it. Throws as `openDatabase`. */
export async function joinDatabase(place: Place): Promise<Database> {
  try {
    return await openDatabase(place)
  } catch (error) {
    const url = error instanceof DataFolderBusy ? findRunning(place.dataDir) : undefined
    if (url === undefined) throw error
    return connectEmbedded(url, place.dataDir)
  }
}
