import { CASES_PER_HOUR, CASES_PER_HOUR_AND_IP } from '#contract/operations/reports/limits.ts'
import { assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Context } from '#server/platform/http/serve.ts'

const HOUR_SECONDS = 3_600

/** Counts what an account gives the organizer console to do, by account and address. Throws TooManyRequests. */
export async function countCase(db: Db, { ip }: Pick<Context<unknown>, 'ip'>, accountId: number): Promise<void> {
  await assertWithinLimits(db, [
    { bucket: `report:${accountId}`, max: CASES_PER_HOUR, seconds: HOUR_SECONDS },
    { bucket: `reportIp:${ip}`, max: CASES_PER_HOUR_AND_IP, seconds: HOUR_SECONDS },
  ])
}
