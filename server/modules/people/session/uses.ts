import type { Db } from '#server/platform/db/database.ts'
import { touchSessions } from './session.queries'

const GATHERED_MS = 1_000

interface Writing {
  writeStatement: (work: (db: Db) => Promise<void>) => Promise<void>
}

/**
 * Notes the uses of sessions, those of a second in one statement: when a sale opens everybody comes at once, and who uses a
 * session need not wait for it. A note that is lost, on a full disk or with the process, shortens a session by what its uses
 * are noted apart.
 */
export function createUses({ writeStatement }: Writing) {
  let tokens = new Set<string>()

  async function write(): Promise<void> {
    const gathered = [...tokens]
    tokens = new Set()
    await writeStatement((db) => touchSessions(db, gathered)).catch(() => undefined)
  }

  return {
    note(token: string): void {
      if (tokens.size === 0) setTimeout(() => void write(), GATHERED_MS).unref()
      tokens.add(token)
    },
  }
}
