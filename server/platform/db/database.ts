import type { Logger } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { followChanges } from './change-feed'
import { type ChangeListener, createChanges, type SignalListener } from './changes'
import type { Db } from './db'
import { attachTotals, ListTotals } from './list/list-totals'
import { migrateDatabase } from './migrate'
import { assertMigrated } from './schema-state'
import { prepareStatements } from './connection/prepare-statements'
import { allSent, sendTogether } from './connection/send-together'
import {
  ChangeRecorder,
  createStatementReader,
  isAnnounced,
  readCatalog,
  refuseAnnounced,
  tablesOf,
  UseRecorder,
} from './table-use'
import { guardPool, scopeTransactions } from './connection/transaction-scope'

export { signal } from './changes'
export type { Db } from './db'

export interface Database {
  kind: 'embedded' | 'postgres'
  /** For reading. */
  db: Db
  /** For reading, noting what of the tables is read. */
  recording: () => { db: Db; use: UseRecorder }
  /**
   * Runs a write as one transaction. Caches on every server learn what it changed before the caller continues; no caller
   * names it, and tables marked `uncached` are left out. What `last` sends goes together with the commit, so that its locks
   * are held no longer than the disk takes: it sends at once, without awaiting in between, and must fail where the
   * transaction must not be committed, which is then rolled back. Throws StorageFull.
   */
  write: <T>(work: (transaction: Db) => Promise<T>, last?: (transaction: Db, result: T) => Promise<void>) => Promise<T>
  /**
   * A write of one statement without a transaction around it. It changes nothing that is announced: such a statement throws
   * before it is sent. Throws StorageFull.
   */
  writeStatement: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** Runs work as one transaction that is undone whatever it wrote: nothing is announced, nobody sees it. */
  dryRun: <T>(work: (transaction: Db) => Promise<T>) => Promise<T>
  /** Calls with tags of what this server or another has changed; without any, everything may have. */
  onChange(listener: ChangeListener): void
  /** Calls with what was signalled on this server or another. */
  onSignal(listener: SignalListener): void
  /** Whether changes by other servers are heard of at once; while they are not, nothing may be cached. */
  isSubscribed: () => boolean
  /** The pool at this moment: connections in use and idle, and callers that wait for one. */
  connections: () => { active: number; idle: number; waiting: number }
  close(): Promise<void>
}

/** Who has waited so long for a connection is refused: were all held by those who wait for another, none would ever come. */
const WAIT_MS = 30_000

export interface ConnectOptions {
  kind?: Database['kind']
  /** Throws StorageFull when the disk has no room for a write. */
  checkRoom?: () => void
  /** How many are kept at most, beside the one that is notified of changes. */
  connections?: number | undefined
  /** The database without a pooler that hands connections out by the transaction; by default the same address. */
  directUrl?: string
  /** Called with each connection of the pool as it opens. */
  onConnect?: ((client: pg.ClientBase) => void) | undefined
  /** off: pending migrations are refused. Default: auto. */
  migrate?: 'auto' | 'off'
}

/** Connects to a PostgreSQL, and brings it to this version unless `migrate` is off. Throws StartError. */
export async function connectDatabase(
  connectionString: string,
  {
    kind = 'postgres',
    checkRoom,
    connections = 10,
    migrate = 'auto',
    directUrl = connectionString,
    onConnect,
  }: ConnectOptions = {},
): Promise<Database> {
  await (migrate === 'auto' ? migrateDatabase(directUrl) : assertMigrated(directUrl))
  const limits = { max: connections, connectionTimeoutMillis: WAIT_MS }
  const pool = guardPool(new pg.Pool({ connectionString, ...limits, pipeline: true }))
  pool.on('connect', (client) => {
    // Behind a pooler the next transaction may meet a connection that has prepared nothing.
    if (directUrl === connectionString) prepareStatements(client)
    sendTogether(client)
    onConnect?.(client)
    // One that breaks between two statements of a transaction fails the next of them; unheard it would end the process.
    client.on('error', () => undefined)
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const totals = new ListTotals()
  /** A handle on the pool with its statements logged. */
  const connect = (logger?: Logger): Db =>
    attachTotals(scopeTransactions(drizzle({ client: pool, ...(logger ? { logger } : {}) })), totals)
  const db = connect()
  const readStatement = createStatementReader(await readCatalog(db))
  const unannounced = connect(refuseAnnounced(readStatement))
  const changes = createChanges()
  changes.onChange((tags) => totals.forget(tags && tablesOf(tags)))
  // Others write here too: servers, and commands next to them.
  const feed = await followChanges(directUrl, changes)

  async function transact<T>(
    work: (transaction: Db) => Promise<T>,
    last?: (transaction: Db, result: T) => Promise<void>,
  ): Promise<T> {
    checkRoom?.()
    const use = new ChangeRecorder(readStatement)
    const changed = () => [...use.changes].filter(isAnnounced)
    let ending: Promise<void> | undefined
    try {
      const result = await connect(use).transaction(async (transaction) => {
        const done = await work(transaction)
        const tags = changed()
        if (tags.length > 0) await transaction.execute(changes.announcement(tags))
        if (!last) return done
        ending = last(transaction, done)
        ending.catch(() => undefined)
        await allSent()
        if (changed().length > tags.length) throw new Error('what goes with the commit can no longer be announced')
        return done
      })
      // Where it broke, PostgreSQL has answered the commit by undoing all.
      await ending
      return result
    } finally {
      // Also when it failed: a connection that breaks on commit may have committed.
      changes.tell(changed())
    }
  }

  async function dryRun<T>(work: (transaction: Db) => Promise<T>): Promise<T> {
    const results: T[] = []
    const undone = new Error('a rehearsal is undone')
    try {
      await db.transaction(async (transaction) => {
        results.push(await work(transaction))
        throw undone
      })
    } catch (error) {
      if (error !== undone) throw error
    }
    const [result] = results
    // oxlint-disable-next-line no-unsafe-type-assertion -- undone is thrown after the work's result alone
    return result as T
  }

  return {
    kind,
    db,
    dryRun,
    recording() {
      const use = new UseRecorder(readStatement)
      return { db: connect(use), use }
    },
    async writeStatement(work) {
      checkRoom?.()
      return work(unannounced)
    },
    write: transact,
    onChange: changes.onChange,
    onSignal: changes.listenToSignals,
    isSubscribed: feed.isHeard,
    connections: () => ({
      active: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await feed.close()
      await pool.end()
    },
  }
}
