import { coupons } from '#server/modules/commerce/coupons/coupons.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from './calendar'

const HOURS = 24
const none = { zh: '', en: '' }

/** What the demo fair gives away: a discount and a gift from the list, a ticket by its code. */
export async function seedCoupons(db: Db, calendar: Calendar): Promise<void> {
  const open = {
    state: 'open' as const,
    overFen: 0,
    lessFen: 0,
    gift: none,
    perPerson: 1,
    fromAt: calendar.day(0, '09:00'),
    untilAt: calendar.fromNow(10 * HOURS),
  }
  await db.insert(coupons).values([
    {
      ...open,
      clientKey: 'demo-discount',
      kind: 'reduction',
      name: { zh: '结伴逛展满减', en: 'Come together and save' },
      overFen: 20_000,
      lessFen: 3_000,
      stock: 500,
    },
    {
      ...open,
      clientKey: 'demo-gift',
      kind: 'gift',
      name: { zh: '开卷有礼', en: 'A book to take home' },
      gift: {
        zh: '云展纪念线装册一本，手工宣纸，包邮寄送。',
        en: 'A thread-bound Yunzhan notebook of handmade Xuan paper, sent free of charge.',
      },
      stock: 100,
    },
    {
      ...open,
      clientKey: 'demo-ticket',
      kind: 'ticket',
      name: { zh: '老友免票券', en: 'A ticket for old friends' },
      perPerson: 2,
      code: 'YUNZHAN',
    },
  ])
}
