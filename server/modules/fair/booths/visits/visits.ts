import { chinaDay } from '#contract/core/china-time.ts'
import { staffTypes } from '#contract/core/permissions.ts'
import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/fair/booths/endpoints.ts'
import {
  OWN_SCAN_DAYS,
  SCANS_PER_HOUR,
  SCANS_PER_HOUR_AND_BOOTH,
  SCANS_PER_HOUR_AND_IP,
} from '#contract/fair/booths/visits/limits.ts'
import { findAccountById, getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { getSharedSecret } from '#server/platform/auth/auth.queries.ts'
import { assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import { keyedHash } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import * as booths from '../booths.queries'
import * as queries from './visits.queries'

const HOUR_SECONDS = 3_600
const DAY_MS = 86_400_000

/** The first of so many days, today the last of them, GMT+8. */
const firstOf = (days: number): string => chinaDay(new Date(Date.now() - (days - 1) * DAY_MS))

type Scan = Context<ParsedInputOf<typeof contract.recordBoothScan>>

/** Whether the viewer runs the fair or belongs to the exhibitor of the booth. */
async function isOwnPerson(db: Db, { viewer, input }: Scan): Promise<boolean> {
  if (!viewer) return false
  if (staffTypes.some((type) => type === viewer.userType)) return true
  const own = (await findAccountById(db, Number(viewer.userId)))?.exhibitorId ?? null
  return own !== null && (await booths.findAt(db, input))?.exhibitorId === own
}

/** Where scans are counted against their limits: who sent them, and which booth it was, is not readable there. */
function limitsOf({ viewer, ip, input: { hallId, number } }: Scan, secret: string) {
  const seconds = HOUR_SECONDS
  const bucketOf = (kind: string, ...of: unknown[]) => `${kind}:${keyedHash(secret, JSON.stringify([kind, ...of]))}`
  return [
    ...(viewer ? [{ bucket: bucketOf('boothScan', viewer.userId), max: SCANS_PER_HOUR, seconds }] : []),
    { bucket: bucketOf('boothScanAt', hallId, number, ip), max: SCANS_PER_HOUR_AND_BOOTH, seconds },
    { bucket: bucketOf('boothScanIp', ip), max: SCANS_PER_HOUR_AND_IP, seconds },
  ]
}

/** Counts that somebody opened the map by the code of a booth, once on a day. Throws TooManyRequests. */
export async function recordScan(context: Scan): Promise<OutputOf<typeof contract.recordBoothScan>> {
  const { write, viewer, ip, input } = context
  const { hallId, number, visitorId } = input
  const day = chinaDay(new Date())
  // Of both: who logs in after a scan, or scans again in another browser, counts once.
  const browser = visitorId ? `browser:${visitorId}` : viewer ? undefined : `network:${ip}`
  const visitor = [viewer && `account:${viewer.userId}`, browser].filter((one) => one !== undefined && one !== null)
  return write(async (db) => {
    const secret = await getSharedSecret(db, 'boothScans')
    await assertWithinLimits(db, limitsOf(context, secret))
    if (!(await queries.isOnPlan(db, input)) || (await isOwnPerson(db, context))) return { counted: false }
    // The place is part of it, so that rows of one visitor do not match.
    const visitorHashes = visitor.map((who) => keyedHash(secret, JSON.stringify([day, hallId, number, who])))
    return { counted: await queries.countScan(db, { hallId, number, day, visitorHashes }) }
  })
}

/** Scans of the booths of a hall. Throws HallNotFound. */
export async function listScans({
  db,
  input: { hallId, days },
}: Context<ParsedInputOf<typeof contract.listBoothScans>>): Promise<OutputOf<typeof contract.listBoothScans>> {
  if (!(await booths.findHall(db, hallId))) throw fail('HallNotFound')
  const from = firstOf(days)
  return { from, until: chinaDay(new Date()), booths: await queries.sumScans(db, hallId, from) }
}

/** Scans of the viewer's booth from the day on which its exhibitor got it, that whole day included: those before are of the place alone. */
export async function listOwnScans(context: Context<unknown>): Promise<OutputOf<typeof contract.getOwnBoothScans>> {
  const { db } = context
  const { exhibitorId } = await getViewerAccount(context)
  const place = exhibitorId === null ? undefined : await booths.findBoothOf(db, exhibitorId)
  if (!place || exhibitorId === null) return { scans: null }
  const assignedAt = await queries.findAssignedAt(db, place, exhibitorId)
  const [first, assigned] = [firstOf(OWN_SCAN_DAYS), assignedAt ? chinaDay(assignedAt) : '']
  const from = assigned > first ? assigned : first
  const days = await queries.listScanDays(db, place, from)
  return { scans: { from, total: days.reduce((total, { scans }) => total + scans, 0), days } }
}

/** Forgets who was counted on earlier days. */
export const sweepBoothScans = (db: Db): Promise<void> => queries.forgetSeen(db, chinaDay(new Date()))
