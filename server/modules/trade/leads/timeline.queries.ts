import { sql, type SQL } from 'drizzle-orm'
import type { Side } from '#contract/trade/appointments/rules.ts'
import type { TimelineKind } from '#contract/trade/leads/rules.ts'
import type { quotationActions } from '#contract/trade/offers/quotation-rules.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import {
  appointmentOutcomes,
  appointments,
  appointmentSteps,
} from '#server/modules/trade/appointments/appointments.schema.ts'
import { meetings } from '#server/modules/trade/cards/cards.schema.ts'
import { conversationRecords, chatMessageRecords } from '#server/modules/live/chat/index.ts'
import { approvedDemands, demandExhibitors, demands } from '#server/modules/trade/demands/demands.schema.ts'
import { exhibitRecords, shownExhibits } from '#server/modules/fair/exhibits/index.ts'
import { follows } from '#server/modules/trade/follows/follows.schema.ts'
import { intentions, intentionSteps } from '#server/modules/trade/intentions/intentions.schema.ts'
import { offers, offerSteps, quotations } from '#server/modules/trade/offers/offers.schema.ts'
import { isoMoment } from './list.queries'
import { selectRows } from './rows.queries'

/** The reader and the other side. */
export interface Reading {
  exhibitorId: number
  buyerId: number
  reader: Side
  /** The account that reads. */
  readerId: number
  /** The exhibitor may know what the buyer collects: the buyer has turned to it. A buyer always does. */
  seesCollected: boolean
  /** The reader has a part in the conversation. */
  seesTexts: boolean
}

/** Where a page ends: the entries behind it come after this one. */
export interface Cursor {
  at: string
  kind: string
  id: number
}

/** An entry as the database gives it; `data` is what its kind says. */
export interface EntryRow {
  at: string
  kind: TimelineKind
  id: number
  side: Side | null
  by: { name: Bilingual; nickName: string } | null
  /** The reader did it. */
  own: boolean
  data: Record<string, unknown>
}

interface Branch {
  kind: TimelineKind
  at: SQL
  id: SQL
  side: SQL
  /** The account that did it; null: nobody in particular. */
  by: SQL
  data: SQL
  from: SQL
  where: SQL
}

/** Whether the exhibitor knows the buyer of the demand: its offer was shortlisted or accepted. */
const isKnown = (reader: Side): SQL => (reader === 'buyer' ? sql`true` : sql`${offers.shortlistedAt} is not null`)

function ofTrade({ exhibitorId, buyerId, reader }: Reading): Branch[] {
  const offered = sql`exists (select 1 from ${offers} where ${offers.demandId} = ${approvedDemands.demandId}
    and ${offers.exhibitorId} = ${exhibitorId} and ${isKnown(reader)})`
  const named = sql`exists (select 1 from ${demandExhibitors}
    where ${demandExhibitors.demandId} = ${approvedDemands.demandId} and ${demandExhibitors.exhibitorId} = ${exhibitorId})`
  const title = approvedDemands.title
  return [
    {
      kind: 'demand',
      at: sql`${approvedDemands.shownAt}`,
      id: sql`${approvedDemands.demandId}`,
      side: sql`'buyer'`,
      by: sql`${demands.accountId}`,
      data: sql`jsonb_build_object('demandId', ${approvedDemands.demandId}, 'title', ${title})`,
      from: sql`${approvedDemands} join ${demands} on ${demands.id} = ${approvedDemands.demandId}`,
      where: sql`${demands.accountId} = ${buyerId} and (${offered} ${reader === 'buyer' ? sql`or ${named}` : sql``})`,
    },
    {
      kind: 'offer',
      at: sql`${offerSteps.at}`,
      id: sql`${offerSteps.id}`,
      side: sql`${offerSteps.by}`,
      by: sql`${offerSteps.byAccount}`,
      data: sql`jsonb_build_object('demandId', ${offers.demandId}, 'title', ${title}, 'offerId', ${offers.id},
        'action', ${offerSteps.action}, 'quantity', coalesce(${offerSteps.quantity}, (${offerSteps.terms}->>'quantity')::numeric),
        'price', (${offerSteps.terms}->>'price')::numeric, 'unit', ${offers.unit}, 'currency', ${offers.currency},
        'note', coalesce(nullif(${offerSteps.reason}, ''), ${offerSteps.terms}->>'note', ''))`,
      from: sql`${offers} join ${demands} on ${demands.id} = ${offers.demandId}
        join ${approvedDemands} on ${approvedDemands.demandId} = ${offers.demandId}
        join ${offerSteps} on ${offerSteps.offerId} = ${offers.id}`,
      where: sql`${offers.exhibitorId} = ${exhibitorId} and ${demands.accountId} = ${buyerId} and ${isKnown(reader)}`,
    },
    {
      kind: 'intention',
      at: sql`${intentionSteps.at}`,
      id: sql`${intentionSteps.id}`,
      side: sql`${intentionSteps.by}`,
      by: sql`${intentionSteps.byAccount}`,
      data: sql`jsonb_build_object('intentionId', ${intentions.id}, 'title', ${intentions.name},
        'action', ${intentionSteps.action}, 'quantity', ${intentionSteps.quantity}, 'price', ${intentionSteps.price},
        'note', ${intentionSteps.note})`,
      from: sql`${intentions} join ${intentionSteps} on ${intentionSteps.intentionId} = ${intentions.id}`,
      where: sql`${intentions.exhibitorId} = ${exhibitorId} and ${intentions.accountId} = ${buyerId}`,
    },
  ]
}

/** That a quotation was issued and that it was confirmed; one has the even number of the two, the other the odd one. */
function ofQuotations({ exhibitorId, buyerId, reader }: Reading): Branch[] {
  const { issuedAt, confirmedAt, confirmedBy, accountId, terms, id } = quotations
  const branch = (action: (typeof quotationActions)[number], at: SQL, more: Pick<Branch, 'id' | 'side' | 'by'>) => ({
    ...more,
    kind: 'quotation' as const,
    at,
    data: sql`jsonb_build_object('demandId', ${offers.demandId}, 'title', ${terms}->'title', 'quotationId', ${id},
      'action', ${action}::text, 'total', ${terms}->'total', 'currency', ${terms}->'currency')`,
    from: sql`${offers} join ${demands} on ${demands.id} = ${offers.demandId}
      join ${quotations} on ${quotations.offerId} = ${offers.id}`,
    where: sql`${offers.exhibitorId} = ${exhibitorId} and ${demands.accountId} = ${buyerId} and ${isKnown(reader)}
      and ${at} is not null`,
  })
  return [
    branch('issue', sql`${issuedAt}`, { id: sql`2 * ${id}`, side: sql`'exhibitor'`, by: sql`${accountId}` }),
    branch('confirm', sql`${confirmedAt}`, { id: sql`2 * ${id} + 1`, side: sql`'buyer'`, by: sql`${confirmedBy}` }),
  ]
}

function ofTalks({ exhibitorId, buyerId, reader }: Reading): Branch[] {
  const ofPair = sql`${appointments.exhibitorId} = ${exhibitorId} and ${appointments.buyerId} = ${buyerId}`
  // A later version may be for others alone: the exhibitor cannot open it any more.
  const seesDemand =
    reader === 'buyer'
      ? sql``
      : sql`and (not ${approvedDemands.named} or exists (select 1 from ${demandExhibitors}
          where ${demandExhibitors.demandId} = ${approvedDemands.demandId}
            and ${demandExhibitors.exhibitorId} = ${exhibitorId}))`
  return [
    {
      kind: 'appointment',
      at: sql`${appointmentSteps.at}`,
      id: sql`${appointmentSteps.id}`,
      side: sql`${appointmentSteps.side}`,
      by: sql`${appointmentSteps.byAccount}`,
      data: sql`jsonb_build_object('appointmentId', ${appointments.id}, 'action', ${appointmentSteps.action},
        'start', ${isoMoment(sql`${appointmentSteps.startsAt}`)}, 'note', ${appointmentSteps.note},
        'about', case when ${approvedDemands.demandId} is not null then
          jsonb_build_object('demandId', ${approvedDemands.demandId}, 'title', ${approvedDemands.title}) end)`,
      from: sql`${appointments} join ${appointmentSteps} on ${appointmentSteps.appointmentId} = ${appointments.id}
        left join ${approvedDemands} on ${approvedDemands.demandId} = ${appointments.demandId} ${seesDemand}`,
      where: sql`${ofPair} and ${appointmentSteps.action} <> 'see'`,
    },
    {
      // Each side sees its own alone.
      kind: 'outcome',
      at: sql`${appointmentOutcomes.at}`,
      id: sql`${appointmentOutcomes.id}`,
      side: sql`${appointmentOutcomes.side}`,
      by: sql`${appointmentOutcomes.byAccount}`,
      data: sql`jsonb_build_object('appointmentId', ${appointments.id}, 'nextStep', ${appointmentOutcomes.nextStep},
        'note', ${appointmentOutcomes.note}, 'amount', ${appointmentOutcomes.amount},
        'currency', ${appointmentOutcomes.currency})`,
      from: sql`${appointments} join ${appointmentOutcomes} on ${appointmentOutcomes.appointmentId} = ${appointments.id}`,
      where: sql`${ofPair} and ${appointmentOutcomes.side} = ${reader}`,
    },
    {
      kind: 'meeting',
      at: sql`${meetings.answeredAt}`,
      id: sql`${meetings.id}`,
      side: sql`'buyer'`,
      by: sql`${meetings.accountId}`,
      data: sql`jsonb_build_object('place', ${meetings.place}, 'takenBack', ${meetings.state} = 'takenBack')`,
      from: sql`${meetings}`,
      where: sql`${meetings.exhibitorId} = ${exhibitorId} and ${meetings.accountId} = ${buyerId}
        and ${meetings.state} in ('given', 'takenBack')`,
    },
  ]
}

function ofWords({ exhibitorId, buyerId, seesTexts }: Reading): Branch[] {
  const ofPair = sql`${conversationRecords.visitorId} = ${buyerId} and ${conversationRecords.service} = ${String(exhibitorId)}`
  const isShown = sql`${seesTexts} and ${chatMessageRecords.revokedAt} is null and ${chatMessageRecords.type} = 'text'`
  const words = (name: string) => sql`case when ${isShown} then ${chatMessageRecords.payload}->>${name}::text end`
  return [
    {
      kind: 'conversation',
      at: sql`${conversationRecords.requestedAt}`,
      id: sql`${conversationRecords.id}`,
      side: sql`'buyer'`,
      by: sql`${conversationRecords.visitorId}`,
      data: sql`'{}'::jsonb`,
      from: sql`${conversationRecords}`,
      where: sql`${ofPair} and ${conversationRecords.requestedAt} is not null`,
    },
    {
      kind: 'message',
      at: sql`${chatMessageRecords.at}`,
      id: sql`${chatMessageRecords.id}`,
      side: sql`case when ${chatMessageRecords.byService} then 'exhibitor' else 'buyer' end`,
      by: sql`${chatMessageRecords.senderId}`,
      data: sql`jsonb_build_object('text', ${words('text')}, 'translation', ${words('translation')})`,
      from: sql`${conversationRecords} join ${chatMessageRecords} on ${chatMessageRecords.conversationId} = ${conversationRecords.id}
        and ${chatMessageRecords.sequence} = ${conversationRecords.lastSequence}`,
      where: ofPair,
    },
  ]
}

/** Exhibits of the exhibitor that the buyer collects, and that the buyer follows it; one is named by its exhibit, the other by 0. */
function ofCollected({ exhibitorId, buyerId }: Reading): Branch {
  const isExhibit = sql`${follows.kind} = 'exhibit'`
  return {
    kind: 'collected',
    at: sql`${follows.createdAt}`,
    id: sql`case when ${isExhibit} then ${follows.targetId} else 0 end`,
    side: sql`'buyer'`,
    by: sql`${follows.accountId}`,
    data: sql`jsonb_build_object('exhibitId', case when ${isExhibit} then ${follows.targetId} end,
      'title', ${shownExhibits.name})`,
    from: sql`${follows} left join ${exhibitRecords} on ${isExhibit} and ${exhibitRecords.id} = ${follows.targetId}
      left join ${shownExhibits} on ${isExhibit} and ${shownExhibits.id} = ${follows.targetId}`,
    where: sql`${follows.accountId} = ${buyerId} and (${exhibitRecords.exhibitorId} = ${exhibitorId}
      or (${follows.kind} = 'exhibitor' and ${follows.targetId} = ${exhibitorId}))`,
  }
}

function select({ kind, at, id, side, by, data, from, where }: Branch, cursor: Cursor | undefined, limit: number): SQL {
  const after = cursor
    ? sql`and (${at}, ${kind}::text collate "C", (${id})::bigint) < (${cursor.at}::timestamptz, ${cursor.kind}::text collate "C", ${cursor.id}::bigint)`
    : sql``
  return sql`(select ${at} as at, ${kind}::text collate "C" as kind, (${id})::bigint as id, ${side}::text as side, ${by} as by_account,
    ${data} as data from ${from} where ${where} ${after} order by ${at} desc, (${id})::bigint desc limit ${limit})`
}

/** What happened between the two, the last first, as the reader may see it; each kind brings no more than a page. */
export async function listEntries(db: Db, reading: Reading, page: { cursor?: Cursor | undefined; limit: number }) {
  const branches = [...ofTrade(reading), ...ofQuotations(reading), ...ofTalks(reading), ...ofWords(reading)]
  if (reading.seesCollected) branches.push(ofCollected(reading))
  const all = sql.join(
    branches.map((branch) => select(branch, page.cursor, page.limit)),
    sql` union all `,
  )
  const found = sql`select ${isoMoment(sql`entry.at`)} as at, entry.kind as kind,
    entry.id::float8 as id, entry.side as side, entry.data as data,
    coalesce(entry.by_account = ${reading.readerId}, false) as own,
    case when who.id is not null then jsonb_build_object('name', who.name, 'nickName', who.nick_name) end as by
    from (${all}) entry left join ${accountRecords} who on who.id = entry.by_account
    order by entry.at desc, entry.kind desc, entry.id desc limit ${page.limit}`
  return selectRows<EntryRow>(db, found)
}
