import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { startRedis } from '#tests/setup/faults/redis.ts'
import { afterCase } from '../lib/cleanup'
import { cpuOf, cpuOfFamily, parentOf } from '../lib/cpu'
import { openLargeFair } from '../lib/large-fair'
import { type Program, startServer } from '../lib/programs'
import { sized } from '../lib/smoke'
import { addBuyers } from '../orders/fair'

export const EXHIBITS = sized(10_000, 400)
const SIZE = { exhibitors: sized(2_000, 40), exhibits: EXHIBITS, lives: 0, news: 0 }

/** s of processor by process */
export interface Cpu {
  servers: number
  database: number
  redis: number
}

export interface Cluster {
  database: Database
  servers: Program[]
  /** Starts servers until there are so many. */
  grow: (to: number) => Promise<void>
  /** What all of them have used so far. */
  cpu: () => Cpu
}

async function postmasterOf({ db }: Database): Promise<number> {
  const found = await db.execute(sql`select pg_backend_pid() as pid`)
  const { rows }: { rows: { pid: number }[] } = Object(found)
  return parentOf(rows[0]?.pid ?? 0)
}

/** One PostgreSQL with ten thousand signed-in buyers, one Redis, and no server yet. Needs redis-server. */
export async function openCluster(environment: Record<string, string> = {}): Promise<Cluster> {
  const { url, database } = await openLargeFair(SIZE)
  await addBuyers(database)
  await database.db.execute(sql`vacuum analyze`)
  const redis = await startRedis()
  afterCase(() => redis.stop())
  const postmaster = await postmasterOf(database)
  const servers: Program[] = []
  const settings = {
    DATABASE_URL: url,
    REDIS_URL: redis.url,
    DATA_KEY: 'a-key-that-all-servers-have-0123456789',
    RATE_LIMIT: '0',
    TRUST_PROXY: '1',
    ...environment,
  }
  return {
    database,
    servers,
    async grow(to) {
      const more = Array.from({ length: to - servers.length }, () => startServer(settings))
      servers.push(...(await Promise.all(more)))
    },
    cpu: () => ({
      servers: servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
      database: cpuOfFamily(postmaster),
      redis: cpuOf(redis.pid),
    }),
  }
}
