import * as z from 'zod'
import { advertModules } from '#contract/fair/adverts/rules.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { serviceKinds } from '#contract/commerce/services/rules.ts'
import { roomTemplates } from '#contract/fair/halls/rules.ts'
import { listOfTypes } from '#server/modules/foundation/accounts/index.ts'
import type { ServiceRow } from '#server/modules/commerce/services/index.ts'
import { contracts, services } from '#server/modules/commerce/services/services.schema.ts'
import { quotas, ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { transferAccounts } from '#server/modules/commerce/transfers/transfers.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from './calendar'
import { readDocument } from './content'
import { getId, type SeededFair } from './seed-fair'

const Words = z.tuple([z.string(), z.string()])
const Written = z.object({
  account: z.object({ name: z.string(), bank: z.string(), account: z.string() }),
  contract: z.object({ number: z.string() }),
  badge: z.object({ zh: Words, en: Words }),
  services: z.array(
    z.object({
      kind: z.enum(serviceKinds),
      place: z.enum(advertModules).optional(),
      template: z.enum(roomTemplates).optional(),
      /** Of booths. */
      hall: z.string().optional(),
      corner: z.number().optional(),
      yuan: z.number(),
      fee: z.number(),
      zh: Words,
      en: Words,
    }),
  ),
})

const CAPACITY = 2_000
/** days from the opening: from setting up to taking down */
const BADGE_DAYS = { first: -1, last: 5 } as const

interface Worded {
  zh: [string, string]
  en: [string, string]
}

const textsOf = ({ zh, en }: Worded) => ({ name: { zh: zh[0], en: en[0] }, description: { zh: zh[1], en: en[1] } })

/** The type of ticket that the badges of exhibitors are. */
async function addBadges(db: Db, written: Worded, calendar: Calendar): Promise<number> {
  const texts = textsOf(written)
  const [quota] = await db.insert(quotas).values({ name: texts.name, capacity: CAPACITY }).returning()
  const { first, last } = BADGE_DAYS
  const closing = calendar.day(last, '20:00')
  const row = {
    ...texts,
    quotaId: quota?.id ?? 0,
    kind: 'badge' as const,
    fen: 0,
    firstDay: chinaDay(calendar.day(first)),
    lastDay: chinaDay(calendar.day(last)),
    opens: '08:00',
    closes: '20:00',
    saleFrom: calendar.fromNow(-24 * 20),
    saleUntil: closing,
    perOrder: 50,
    perPerson: 200,
    realName: true,
    refundUntil: closing,
    refundFeePercent: 0,
    position: 99,
  }
  const [type] = await db.insert(ticketTypes).values(row).returning({ id: ticketTypes.id })
  return type?.id ?? 0
}

/** Exhibition services of the demo fair, its bank account, and the contract of its exhibitor; its delegation has none. */
export async function seedServices(db: Db, calendar: Calendar, { hallIds }: SeededFair): Promise<ServiceRow[]> {
  const written = readDocument('services.json', Written)
  const ticketTypeId = await addBadges(db, written.badge, calendar)
  const rows = written.services.map(({ kind, place, template, hall, corner, yuan, fee, ...words }, position) => ({
    ...textsOf(words),
    kind,
    place,
    template,
    ticketTypeId: kind === 'badge' ? ticketTypeId : null,
    hallId: hall === undefined ? null : getId(hallIds, hall),
    cornerPercent: corner ?? 0,
    fen: yuan * 100,
    refundUntil: calendar.day(BADGE_DAYS.last),
    refundFeePercent: fee,
    position,
  }))
  const offered = await db.insert(services).values(rows).returning()
  await db.insert(transferAccounts).values(written.account)
  const signers = await listOfTypes(db, [userTypes.exhibitor])
  const signedOn = chinaDay(calendar.fromNow(-24 * 30))
  const ids = new Set(signers.flatMap(({ exhibitorId }) => exhibitorId ?? []))
  for (const exhibitorId of ids) await db.insert(contracts).values({ ...written.contract, exhibitorId, signedOn })
  return offered
}
