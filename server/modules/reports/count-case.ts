import { CASES_PER_HOUR, CASES_PER_HOUR_AND_IP } from '../../../contract/reports/limits'
import { assertWithinLimit } from '../../platform/auth/rate-limit'
import type { Db } from '../../platform/db/database'
import type { Context } from '../../platform/http/serve'

const HOUR_SECONDS = 3_600

/** Counts what an account gives the desk to do, by account and address. Throws TooManyRequests. */
export async function countCase(db: Db, { ip }: Pick<Context<unknown>, 'ip'>, accountId: number): Promise<void> {
  await assertWithinLimit(db, `report:${accountId}`, CASES_PER_HOUR, HOUR_SECONDS)
  await assertWithinLimit(db, `reportIp:${ip}`, CASES_PER_HOUR_AND_IP, HOUR_SECONDS)
}
