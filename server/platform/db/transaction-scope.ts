import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './db'

const scope = new AsyncLocalStorage<true>()

/** The same handle; what its transactions run knows that it runs within one, see `assertOutsideTransaction`. */
export function scopeTransactions(db: Db): Db {
  const transaction = db.transaction.bind(db)
  db.transaction = (work, options) => transaction((inner) => scope.run(true, () => work(inner)), options)
  return db
}

/**
 * Throws a plain Error, for it is a bug, when `service` is asked within a transaction: its connection and its locks
 * would be held for as long as an outside service takes.
 */
export function assertOutsideTransaction(service: string): void {
  if (scope.getStore()) throw new Error(`${service} was asked within a transaction: ask first, then write`)
}
