import {
  ACCOUNT_MB_PER_DAY,
  GUEST_MB_PER_DAY_AND_IP,
  FORM_MB_PER_DAY,
  UNCLAIMED_GUEST_MB_MAX,
} from '#contract/foundation/files/limits.ts'
import { countWithin } from '#server/platform/auth/auth.queries.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getRequester, hashUploadKey } from '../access'
import { sumUnclaimedOfGuests } from '../files.queries'

const DAY_SECONDS = 86_400
const MB = 1024 * 1024

type Uploading = Pick<Context<unknown>, 'write' | 'viewer' | 'ip' | 'requestHeader'>

/** What the day's bytes are counted by, and how many MB each may be. */
function bucketsOf(context: Uploading): [bucket: string, maxMb: number][] {
  const { viewer, uploadKey } = getRequester(context)
  if (viewer) return [[`upload:${viewer.userId}`, ACCOUNT_MB_PER_DAY]]
  return [
    [`upload-key:${hashUploadKey(uploadKey)}`, FORM_MB_PER_DAY],
    [`upload-ip:${context.ip}`, GUEST_MB_PER_DAY_AND_IP],
  ]
}

/**
 * Counts what somebody is about to send, before a byte of it is read. Throws TooManyRequests past what an account, or a
 * guest's form and network address, may send in a day, and StorageFull where guests have left too much that no record claims.
 */
export async function assertMayUpload(context: Uploading, bytes: number): Promise<void> {
  const kb = Math.ceil(bytes / 1024)
  const limits = bucketsOf(context).map(([bucket, maxMb]) => ({
    bucket,
    max: maxMb * 1024,
    seconds: DAY_SECONDS,
    times: kb,
  }))
  if (!(await context.write((db) => countWithin(db, limits)))) throw fail('TooManyRequests')
  if (context.viewer) return
  const unclaimed = await context.write((db) => sumUnclaimedOfGuests(db))
  if (unclaimed + bytes > UNCLAIMED_GUEST_MB_MAX * MB) throw fail('StorageFull')
}
