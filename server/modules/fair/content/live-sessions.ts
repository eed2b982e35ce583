import { connector } from '#contract/core/connector.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'

export interface Named {
  id: number
  zh: string
  en: string
}

/** Live sessions, to which content refers and which are edited elsewhere. */
interface LiveSessions {
  /** Those of these numbers that exist; none is deleted until the transaction ends. */
  hold: (db: Db, ids: number[]) => Promise<number[]>
  /** To choose from, the latest first; `ids`: these alone. */
  list: (
    db: Db,
    filter: { keyWord?: string | undefined; ids?: number[] | undefined },
  ) => Promise<{ id: number; title: Bilingual }[]>
  listNamed: (db: Db, names: readonly string[]) => Promise<Named[]>
  listPresent: (db: Db, ids: readonly number[]) => Promise<number[]>
}

export const liveSessions = connector<LiveSessions>('live sessions of content')
