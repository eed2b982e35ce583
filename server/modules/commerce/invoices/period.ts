import { chinaDay } from '#contract/core/china-time.ts'
import { INVOICE_DAYS_AFTER, INVOICE_DAYS_BEFORE } from '#contract/commerce/invoices/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findMainExpo } from '#server/modules/fair/expo/index.ts'

const DAY_MS = 86_400_000
const dayFrom = (moment: Date, days: number): string => chinaDay(new Date(moment.getTime() + days * DAY_MS))

/** The first and the last day on which invoices can be applied for; empty where there is no fair. */
export async function findPeriod(db: Db): Promise<{ start: string; end: string }> {
  const fair = await findMainExpo(db)
  if (!fair) return { start: '', end: '' }
  return { start: dayFrom(fair.startsAt, -INVOICE_DAYS_BEFORE), end: dayFrom(fair.endsAt, INVOICE_DAYS_AFTER) }
}
