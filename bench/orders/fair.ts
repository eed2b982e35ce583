import { sql } from 'drizzle-orm'
import { userTypes } from '#contract/core/permissions.ts'
import { hashKey } from '#server/platform/auth/secrets.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openLargeFair } from '../lib/large-fair'
import { linesFile, runLoad } from '../lib/load'
import { type Program, startServer } from '../lib/programs'
import { sized } from '../lib/smoke'

/** as many as there are places, so that each could have one */
export const BUYERS = sized(10_000, 100)

export interface Market {
  url: string
  database: Database
  fair: Program
}

/** The token of the buyer with this number. */
export const tokenOf = (n: number): string => `bench-buyer-${n}`
/** A network of their own: limits count by it. */
export const networkOf = (n: number): string => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`

/** Ten thousand buyers who are signed in with `tokenOf`. */
export async function addBuyers({ write }: Database): Promise<void> {
  await write((db) =>
    db.execute(sql`insert into account (email, password_hash, user_type, status, name)
      select 'bench-' || n || '@buyer.example', '', ${userTypes.buyer}, 'active', '{"zh": "甲", "en": "A"}'
      from generate_series(0, ${BUYERS - 1}::int) n`),
  )
  const hashes = JSON.stringify(Array.from({ length: BUYERS }, (_, n) => hashKey(tokenOf(n))))
  await write((db) =>
    db.execute(sql`insert into session (token_hash, account_id, method)
      select hash.value, account.id, 'password'
      from jsonb_array_elements_text(${hashes}::jsonb) with ordinality hash (value, n)
      join account on account.email = 'bench-' || (hash.n - 1) || '@buyer.example'`),
  )
}

/** The built server on a fair with ten thousand buyers who are signed in. */
export async function openMarket(): Promise<Market> {
  const { url, database } = await openLargeFair({ exhibitors: 0, exhibits: 0, lives: 0, news: 0 })
  await addBuyers(database)
  await database.db.execute(sql`vacuum analyze`)
  const fair = await startServer({ DATABASE_URL: url, RATE_LIMIT: '0', TRUST_PROXY: '1' })
  return { url, database, fair }
}

/** A call, and what its data's `result` must be where one is given. */
interface Call {
  path: string
  token: string
  body: object
  result?: string
}

/** The ms that each of the calls took, one after the other; throws where one is refused. */
export function askInTurn({ fair }: Market, calls: readonly Call[]): Promise<number[]> {
  const file = linesFile(calls.map((call) => JSON.stringify(call)))
  return runLoad<number[]>('ask-in-turn', { ORIGIN: fair.origin, CALLS: file })
}
