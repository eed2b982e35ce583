import { availableParallelism } from 'node:os'
import { DataFolderBusy, lockDataFolder } from '../data-lock'
import { hasCluster } from '../embedded/cluster'
import { type EmbeddedOptions, findRunning, openEmbedded } from '../embedded/embedded'
import { connectDatabase, type ConnectOptions, type Database } from './database'
import { assertDiskSpace } from '../files/disk-space'
import { assertReachable } from './reachable'
import type { ServerConfig } from '../config'

/** A fair that is there can be shown on a disk on which nothing more is written. */
const OPENING_BYTES = 16 * 1024 * 1024
const NEW_CLUSTER_BYTES = 128 * 1024 * 1024

/**
 * How many connections serve best where database and server share a machine: as many as its cores can work on, and a few that
 * wait for the disk. With ten on two cores an order took a quarter longer.
 */
export const connectionsBeside = (): number => Math.min(20, 2 * availableParallelism() + 1)

type Place = Pick<ServerConfig, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<ServerConfig, 'databaseDirectUrl' | 'databaseConnections' | 'migrate'>>

type OpenOptions = EmbeddedOptions & Pick<ConnectOptions, 'onConnect'>

/** A PostgreSQL that takes connections; `close` ends it where this process started it. */
export interface DatabaseServer {
  kind: Database['kind']
  url: string
  /** The same without a pooler in between. */
  directUrl: string
  close(): Promise<void>
}

/**
 * Starts what DATA_DIR holds, for this process alone, or names what DATABASE_URL does. Throws DataFolderBusy,
 * StartError, StorageFull.
 */
export async function openServer(
  { databaseUrl, databaseDirectUrl: directUrl = databaseUrl, dataDir }: Place,
  options: EmbeddedOptions = {},
): Promise<DatabaseServer> {
  if (databaseUrl && directUrl) {
    await assertReachable(databaseUrl)
    if (directUrl !== databaseUrl) await assertReachable(directUrl)
    return { kind: 'postgres', url: databaseUrl, directUrl, close: () => Promise.resolve() }
  }
  const unlock = lockDataFolder(dataDir)
  try {
    assertDiskSpace(dataDir, hasCluster(dataDir) ? OPENING_BYTES : NEW_CLUSTER_BYTES)
    const embedded = await openEmbedded(dataDir, options)
    const { url } = embedded
    return { kind: 'embedded', url, directUrl: url, close: () => embedded.close().then(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** For a command beside the fair: the same server, also while the fair has it. Throws as `openServer`. */
export async function joinServer(place: Place): Promise<DatabaseServer> {
  try {
    return await openServer(place)
  } catch (error) {
    const url = error instanceof DataFolderBusy ? findRunning(place.dataDir) : undefined
    if (url === undefined) throw error
    return { kind: 'embedded', url, directUrl: url, close: () => Promise.resolve() }
  }
}

async function connect(
  server: DatabaseServer,
  { dataDir, databaseConnections, migrate = 'auto' }: Place,
  { onConnect }: OpenOptions = {},
): Promise<Database> {
  const { kind, url, directUrl } = server
  const own = { kind, checkRoom: () => assertDiskSpace(dataDir), connections: connectionsBeside() }
  try {
    const database = await connectDatabase(url, {
      migrate,
      onConnect,
      directUrl,
      ...(kind === 'embedded' ? own : {}),
      ...(databaseConnections ? { connections: databaseConnections } : {}),
    })
    return {
      ...database,
      async close() {
        await database.close()
        await server.close()
      },
    }
  } catch (error) {
    await server.close()
    throw error
  }
}

/** Opens what DATABASE_URL or DATA_DIR names at this version, which MIGRATE=auto brings it to. Throws as `openServer`. */
export const openDatabase = async (place: Place, options: OpenOptions = {}): Promise<Database> =>
  connect(await openServer(place, options), place, options)

/** The same for a command beside the fair. */
export const joinDatabase = async (place: Place): Promise<Database> => connect(await joinServer(place), place)
