import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Side } from '#contract/trade/appointments/rules.ts'
import { appointments } from '#server/modules/trade/appointments/appointments.schema.ts'
import { meetings } from '#server/modules/trade/cards/cards.schema.ts'
import { conversationRecords } from '#server/modules/live/chat/index.ts'
import { approvedDemands, demandExhibitors, demands } from '#server/modules/trade/demands/demands.schema.ts'
import { intentions } from '#server/modules/trade/intentions/intentions.schema.ts'
import { offers } from '#server/modules/trade/offers/offers.schema.ts'

/** The sides: an exhibitor, a buyer or some of them, or both. */
export interface Pair {
  exhibitorId?: number | undefined
  buyerId?: number | undefined
  buyerIds?: readonly number[] | undefined
}

interface Columns {
  exhibitor: SQL
  buyer: SQL
}

function ofBuyers({ buyerId, buyerIds }: Pair, buyer: SQL): SQL {
  if (buyerId !== undefined) return sql`${buyer} = ${buyerId}`
  return buyerIds ? inArray(buyer, [0, ...buyerIds]) : sql`true`
}

function of(pair: Pair, { exhibitor, buyer }: Columns): SQL {
  const ofExhibitor = pair.exhibitorId === undefined ? sql`true` : sql`${exhibitor} = ${pair.exhibitorId}`
  return sql`${ofExhibitor} and ${ofBuyers(pair, buyer)}`
}

/** A conversation names its exhibitor as a text, by which its index finds it. */
function ofConversation(pair: Pair): SQL {
  const { exhibitorId } = pair
  const service = exhibitorId === undefined ? sql`${conversationRecords.service} <> 'fair'` : undefined
  const own = service ?? sql`${conversationRecords.service} = ${String(exhibitorId)}`
  const input = sql`${own} and ${conversationRecords.visitorId} is not null and ${conversationRecords.requestedAt} is not null`
  return sql`${input} and ${ofBuyers(pair, sql`${conversationRecords.visitorId}`)}`
}

/**
 * What a buyer and an exhibitor have between them, as `reader` may know of it: columns `exhibitor_id`, `buyer_id`, `at`,
 * `kind`. An exhibitor learns the buyer of a demand when it is shortlisted, with the contact; until then its offer is none of
 * these, since it would reveal the buyer. An unanswered card request does not count.
 */
export function touches(pair: Pair, reader: Side): SQL {
  const known = reader === 'buyer' ? sql`true` : sql`${offers.shortlistedAt} is not null`
  const columns = (exhibitor: SQL, buyer: SQL) => ({ exhibitor, buyer })
  const named = columns(sql`${demandExhibitors.exhibitorId}`, sql`${demands.accountId}`)
  const offered = columns(sql`${offers.exhibitorId}`, sql`${demands.accountId}`)
  const ordered = columns(sql`${intentions.exhibitorId}`, sql`${intentions.accountId}`)
  const talked = columns(sql`${appointments.exhibitorId}`, sql`${appointments.buyerId}`)
  const met = columns(sql`${meetings.exhibitorId}`, sql`${meetings.accountId}`)
  const demand = sql`select ${named.exhibitor} as exhibitor_id, ${named.buyer} as buyer_id, ${approvedDemands.shownAt} as at, 'demand' as kind
    from ${demandExhibitors} join ${approvedDemands} on ${approvedDemands.demandId} = ${demandExhibitors.demandId}
    join ${demands} on ${demands.id} = ${demandExhibitors.demandId} where ${of(pair, named)} union all`
  return sql`${reader === 'buyer' ? demand : sql``}
    select ${offered.exhibitor} as exhibitor_id, ${offered.buyer} as buyer_id, ${offers.updatedAt} as at, 'offer' as kind
      from ${offers} join ${demands} on ${demands.id} = ${offers.demandId} where ${known} and ${of(pair, offered)}
    union all select ${ordered.exhibitor}, ${ordered.buyer}, ${intentions.updatedAt}, 'intention'
      from ${intentions} where ${of(pair, ordered)}
    union all select ${talked.exhibitor}, ${talked.buyer}, ${appointments.changedAt}, 'appointment'
      from ${appointments} where ${of(pair, talked)}
    union all select case when ${conversationRecords.service} ~ '^[0-9]{1,9}$' then ${conversationRecords.service}::int end,
        ${conversationRecords.visitorId}, coalesce(${conversationRecords.lastAt}, ${conversationRecords.requestedAt}), 'conversation'
      from ${conversationRecords} where ${ofConversation(pair)}
    union all select ${met.exhibitor}, ${met.buyer}, coalesce(${meetings.takenBackAt}, ${meetings.answeredAt}), 'meeting'
      from ${meetings} where ${meetings.state} in ('given', 'takenBack') and ${of(pair, met)}`
}
