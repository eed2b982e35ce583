import type pg from 'pg'
import { failed, type Finding, passed } from './finding'

/** ms that the clocks of server and database may differ: holds and codes are counted by both */
const TOLERANCE_MS = 2_000

/** Compares this machine's clock with the database's; `now` gives ms since 1970. */
export async function checkClock(client: Pick<pg.Client, 'query'>, now: () => number = Date.now): Promise<Finding> {
  const before = now()
  const { rows } = await client.query<{ ms: string }>('select extract(epoch from clock_timestamp()) * 1000 as ms')
  const middle = (before + now()) / 2
  const off = Math.round(Math.abs(Number(rows[0]?.ms ?? 0) - middle))
  return off <= TOLERANCE_MS
    ? passed('clock', `${off} ms from the database's`)
    : failed('clock', `${off} ms from the database's`, 'Synchronize the clocks of both machines, by NTP for instance.')
}
