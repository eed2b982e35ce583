import { sql } from 'drizzle-orm'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { listDealings } from '#contract/trade/leads/endpoints.ts'
import type { TouchKind } from '#contract/trade/leads/rules.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { inEither } from '#server/platform/db/like.ts'
import { toOffset } from '#server/platform/db/list/page.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { isoMoment } from './list.queries'
import { selectRows } from './rows.queries'
import { type Pair, touches } from './touches.queries'

export interface DealingRow {
  id: number
  company: Bilingual
  booth: string
  at: string
  kind: TouchKind
}

const fromDealings = (pair: Pair & { buyerId: number }) => sql`with touch as (${touches(pair, 'buyer')}),
  pair as (select distinct on (exhibitor_id) exhibitor_id, at, kind from touch order by exhibitor_id, at desc, kind)`

const columns = sql`seller.id as id, seller.company as company, seller.booth as booth,
  ${isoMoment(sql`pair.at`)} as at, pair.kind as kind`
const joined = sql`from pair join ${exhibitorRecords} seller on seller.id = pair.exhibitor_id`

/** A page of the exhibitors that a buyer is in contact with, latest first. */
export async function listDealingRows(db: Db, buyerId: number, input: ParsedInputOf<typeof listDealings>) {
  const where = input.keyWord ? inEither(sql`seller.company`, input.keyWord) : sql`true`
  const from = fromDealings({ buyerId })
  const [total] = await selectRows<{ n: number }>(db, sql`${from} select count(*)::int as n ${joined} where ${where}`)
  const page = sql`limit ${input.limit} offset ${toOffset(input)}`
  const rows = await selectRows<DealingRow>(
    db,
    sql`${from} select ${columns} ${joined} where ${where} order by pair.at desc, seller.id desc ${page}`,
  )
  return { rows, total: total?.n ?? 0 }
}

/** One of them; undefined: there is nothing between the two. */
export async function findDealing(db: Db, buyerId: number, exhibitorId: number): Promise<DealingRow | undefined> {
  const found = sql`${fromDealings({ buyerId, exhibitorId })} select ${columns} ${joined}`
  const [row] = await selectRows<DealingRow>(db, found)
  return row
}
