import { sql, type SQL } from 'drizzle-orm'
import type { CardWords } from '#contract/trade/cards/rules.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { parseSort } from '#contract/core/sort.ts'
import type { listLeads } from '#contract/trade/leads/endpoints.ts'
import { leadStates, type LeadState, type TouchKind } from '#contract/trade/leads/rules.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contains } from '#server/platform/db/like.ts'
import { toOffset } from '#server/platform/db/list/page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { meetings } from '#server/modules/trade/cards/cards.schema.ts'
import { leadNotes, leadRows } from './leads.schema'
import { selectRows } from './rows.queries'
import { type Pair, touches } from './touches.queries'

/** A lead as the database gives it. */
export interface LeadRow {
  id: number
  /** Null: nothing but a card names them. */
  name: Bilingual | null
  nickName: string
  state: LeadState
  /** ISO 8601, to the microsecond. */
  at: string
  kind: TouchKind
  nextStep: string
  nextDay: string
  version: number
  ownerId: number | null
  ownerName: Bilingual | null
  ownerNick: string | null
  notes: number
  given: Partial<CardWords> | null
}

/** A moment to the microsecond, as ISO 8601. */
export const isoMoment = (moment: SQL): SQL =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

type Leads = Pair & { exhibitorId: number }

/** Leads of an exhibitor, one row each: `touch` is everything with them, `pair` the last of it. Colleagues are none. */
function fromLeads(pair: Leads, { columns, rest }: { columns: SQL; rest: SQL }): SQL {
  const { exhibitorId } = pair
  return sql`with touch as (${touches(pair, 'exhibitor')}),
    pair as (select distinct on (buyer_id) buyer_id, at, kind,
      bool_or(kind <> 'meeting') over (partition by buyer_id) as named from touch order by buyer_id, at desc, kind)
    select ${columns} from pair
    join ${accountRecords} buyer on buyer.id = pair.buyer_id and buyer.exhibitor_id is distinct from ${exhibitorId}
    left join ${leadRows} kept on kept.exhibitor_id = ${exhibitorId} and kept.account_id = buyer.id
    left join ${accountRecords} owner on owner.id = kept.owner_id and owner.exhibitor_id = ${exhibitorId}
      and owner.status = 'active'
    left join lateral (select given from ${meetings} where exhibitor_id = ${exhibitorId} and account_id = buyer.id
      and state = 'given' order by answered_at desc limit 1) card on true
    ${rest}`
}

const state = sql`coalesce(kept.state, 'new')`
const ownNotes = (exhibitorId: number) =>
  sql`from ${leadNotes} note where note.exhibitor_id = ${exhibitorId} and note.account_id = buyer.id`

const columnsOf = (exhibitorId: number): SQL => sql`buyer.id as id, case when pair.named then buyer.name end as name,
  case when pair.named then buyer.nick_name else '' end as "nickName", ${state} as state,
  ${isoMoment(sql`pair.at`)} as at, pair.kind as kind, coalesce(kept.next_step, '') as "nextStep",
  coalesce(kept.next_day, '') as "nextDay", coalesce(kept.version, 0) as version, owner.id as "ownerId",
  owner.name as "ownerName", owner.nick_name as "ownerNick", card.given as given,
  (select count(*)::int ${ownNotes(exhibitorId)}) as notes`

/** The words by which a lead is found: what its exhibitor sees of it. */
const words = sql`concat_ws(' ', case when pair.named then concat(buyer.name->>'zh', ' ', buyer.name->>'en', ' ', buyer.nick_name) end,
  card.given->>'name', card.given->>'company', kept.next_step)`

type Requested = ParsedInputOf<typeof listLeads>

function filterOf(exhibitorId: number, input: Requested): SQL {
  const parts = [sql`true`]
  if (input.state) parts.push(sql`${state} = ${input.state}`)
  if (input.ownerId !== undefined)
    parts.push(input.ownerId === 0 ? sql`owner.id is null` : sql`owner.id = ${input.ownerId}`)
  if (input.keyWord) {
    const inNotes = sql`exists (select 1 ${ownNotes(exhibitorId)} and ${contains(sql`note.text`, input.keyWord)})`
    parts.push(sql`(${contains(words, input.keyWord)} or ${inNotes})`)
  }
  return sql.join(parts, sql` and `)
}

function orderOf({ sort }: Requested): SQL {
  const { field, isDown } = parseSort(sort)
  const by = {
    lastAt: sql`pair.at`,
    nextDay: sql`nullif(kept.next_day, '')`,
    state: sql`array_position(array[${sql.join(
      leadStates.map((one) => sql`${one}::text`),
      sql`, `,
    )}], ${state})`,
  }[field]
  return isDown ? sql`${by} desc nulls last` : sql`${by} asc nulls last`
}

/** A page of an exhibitor's leads. */
export async function listLeadRows(
  db: Db,
  exhibitorId: number,
  input: Requested,
): Promise<{ rows: LeadRow[]; total: number }> {
  const where = filterOf(exhibitorId, input)
  const counted = fromLeads({ exhibitorId }, { columns: sql`count(*)::int as n`, rest: sql`where ${where}` })
  const [total] = await selectRows<{ n: number }>(db, counted)
  const page = sql`limit ${input.limit} offset ${toOffset(input)}`
  const rest = sql`where ${where} order by ${orderOf(input)}, pair.at desc, buyer.id desc ${page}`
  const rows = await selectRows<LeadRow>(db, fromLeads({ exhibitorId }, { columns: columnsOf(exhibitorId), rest }))
  return { rows, total: total?.n ?? 0 }
}

/**
 * The leads of an exhibitor to follow up on a day, and how many there are: those with a next step that is due, the longest
 * due first, then new ones without a next step, the latest first.
 */
export async function listDueRows(
  db: Db,
  exhibitorId: number,
  { day, limit }: { day: string; limit: number },
): Promise<{ rows: LeadRow[]; total: number }> {
  const nextDay = sql`coalesce(kept.next_day, '')`
  const isDue = sql`(${nextDay} <> '' and ${nextDay} <= ${day} and ${state} not in ('won', 'lost'))`
  const where = sql`where ${isDue} or (${state} = 'new' and ${nextDay} = '')`
  const counted = fromLeads({ exhibitorId }, { columns: sql`count(*)::int as n`, rest: where })
  const [total] = await selectRows<{ n: number }>(db, counted)
  const rest = sql`${where} order by nullif(${nextDay}, '') asc nulls last, pair.at desc, buyer.id desc limit ${limit}`
  const rows = await selectRows<LeadRow>(db, fromLeads({ exhibitorId }, { columns: columnsOf(exhibitorId), rest }))
  return { rows, total: total?.n ?? 0 }
}

/** One of them; undefined: there is nothing between the two. */
export async function findLeadRow(db: Db, exhibitorId: number, buyerId: number): Promise<LeadRow | undefined> {
  const input = fromLeads({ exhibitorId, buyerId }, { columns: columnsOf(exhibitorId), rest: sql`` })
  const [row] = await selectRows<LeadRow>(db, input)
  return row
}

/** Those of these accounts that are leads of an exhibitor. */
export async function findLeadRows(db: Db, exhibitorId: number, buyerIds: readonly number[]): Promise<LeadRow[]> {
  if (buyerIds.length === 0) return []
  const input = fromLeads({ exhibitorId, buyerIds }, { columns: columnsOf(exhibitorId), rest: sql`` })
  return selectRows<LeadRow>(db, input)
}
