import { LRUCache } from 'lru-cache'
import type { Db } from '../db'

/** Lengths kept at once: a filter each. */
const KEPT_MAX = 500

interface Kept {
  tables: readonly string[]
  total: Promise<number>
  /** When it changes by the clock; undefined: not before its tables do. */
  until: Date | undefined
}

/** How long the long lists of a database are, each filter counted once until one of its tables changes. */
export class ListTotals {
  readonly #kept = new LRUCache<string, Kept>({ max: KEPT_MAX })

  find(key: string): Promise<number> | undefined {
    const kept = this.#kept.get(key)
    return kept && (!kept.until || kept.until > new Date()) ? kept.total : undefined
  }

  /** Gives the length again; one that could not be counted is not kept. */
  async keep(key: string, { total, ...basis }: Kept): Promise<number> {
    this.#kept.set(key, { total, ...basis })
    try {
      return await total
    } catch (error) {
      this.#kept.delete(key)
      throw error
    }
  }

  /** These tables have changed; without any named, all may have. */
  forget(tables?: ReadonlySet<string>): void {
    for (const [key, kept] of this.#kept.entries())
      if (!tables || kept.tables.some((table) => tables.has(table))) this.#kept.delete(key)
  }
}

const totalsByHandle = new WeakMap<Db, ListTotals>()

/** The same handle; its lists share these totals with its pool's other handles. */
export function attachTotals(db: Db, totals: ListTotals): Db {
  totalsByHandle.set(db, totals)
  return db
}

/** None within a transaction, since its own changes are not announced yet. */
export const findTotals = (db: Db): ListTotals | undefined => totalsByHandle.get(db)
