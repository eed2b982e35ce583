import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Db } from '../db'

/**
 * Off where the fair is served for good: Node follows every promise for it, an eighth of what an order costs, and what it finds
 * is a bug that tests and a developer's server meet first.
 */
const scope = process.env['NODE_ENV'] === 'production' ? undefined : new AsyncLocalStorage<true>()

/** The same handle; what its transactions run knows that it runs within one, see `assertOutsideTransaction`. */
export function scopeTransactions(db: Db): Db {
  if (!scope) return db
  const transaction = db.transaction.bind(db)
  db.transaction = (work, options) => transaction((inner) => scope.run(true, () => work(inner)), options)
  return db
}

/**
 * Throws a plain Error, for it is a bug, when `service` is requested within a transaction: its connection and its locks
 * would be held for as long as an outside service takes.
 */
export function assertOutsideTransaction(service: string): void {
  if (scope?.getStore()) throw new Error(`${service} was called within a transaction: call first, then write`)
}

/**
 * The same pool, which throws a plain Error when a connection is requested from it within a transaction: where each that is left waits
 * for another, all wait for ever.
 */
export function guardPool(pool: pg.Pool): pg.Pool {
  if (!scope) return pool
  // oxlint-disable-next-line unbound-method -- applied to the pool that it is called on
  pool.connect = new Proxy(pool.connect, {
    apply(connect, self, requests: unknown[]): unknown {
      if (scope.getStore()) throw new Error('another connection was requested within a transaction: pass its handle on')
      return Reflect.apply(connect, self, requests)
    },
  })
  return pool
}
