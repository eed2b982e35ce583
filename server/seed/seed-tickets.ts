import * as z from 'zod'
import { chinaDay } from '#contract/core/china-time.ts'
import { ticketKinds } from '#contract/commerce/tickets/rules.ts'
import { checkLists } from '#server/modules/commerce/check-in/check-in.schema.ts'
import { quotas, ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from './calendar'
import { readDocument, Text } from './content'

const Written = z.object({
  gates: z.array(Text),
  quotas: z.array(z.object({ key: z.string(), zh: z.string(), en: z.string(), capacity: z.number() })),
  types: z.array(
    z.object({
      quota: z.string(),
      kind: z.enum(ticketKinds),
      yuan: z.number(),
      /** Days from the opening day. */
      first: z.number(),
      last: z.number(),
      opens: z.string(),
      closes: z.string(),
      perOrder: z.number(),
      perPerson: z.number(),
      realName: z.boolean(),
      /** Hours before its first day's opening until which it can be returned; null: never. */
      refund: z.number().nullable(),
      fee: z.number(),
      /** Hours from now until its sale begins; it is on unless told. */
      saleIn: z.number().optional(),
      zh: z.tuple([z.string(), z.string()]),
      en: z.tuple([z.string(), z.string()]),
    }),
  ),
})

const HOUR_MS = 3_600_000

/** Tickets of the demo fair: of each kind one, one of few places and one with a later sale. */
export async function seedTickets(db: Db, calendar: Calendar): Promise<void> {
  const written = readDocument('tickets.json', Written)
  const ids = new Map<string, number>()
  for (const { key, zh, en, capacity } of written.quotas) {
    const [quota] = await db.insert(quotas).values({ name: { zh, en }, capacity }).returning({ id: quotas.id })
    if (quota) ids.set(key, quota.id)
  }
  const rows = written.types.map(({ quota, kind, yuan, first, last, opens, closes, zh, en, ...type }, position) => ({
    quotaId: ids.get(quota) ?? 0,
    kind,
    name: { zh: zh[0], en: en[0] },
    description: { zh: zh[1], en: en[1] },
    fen: yuan * 100,
    firstDay: chinaDay(calendar.day(first)),
    lastDay: chinaDay(calendar.day(last)),
    opens,
    closes,
    saleFrom: calendar.fromNow(type.saleIn ?? -24 * 20),
    saleUntil: calendar.day(last, closes),
    perOrder: type.perOrder,
    perPerson: type.perPerson,
    realName: type.realName,
    // Of one that can be used today, until its last hour.
    refundUntil: type.refund === null ? null : new Date(calendar.day(last, closes).getTime() - type.refund * HOUR_MS),
    refundFeePercent: type.fee,
    position,
  }))
  await db.insert(ticketTypes).values(rows)
  await db.insert(checkLists).values(written.gates.map((name) => ({ name, typeIds: [] })))
}
