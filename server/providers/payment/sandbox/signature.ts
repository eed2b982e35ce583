import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { ServiceRefusal } from '#server/providers/http-json.ts'
import type { PaymentNotification, RawNotification } from '../port'

/** ms for which a notification is good */
export const NOTIFICATION_LIFE_MS = 5 * 60_000

export const TIME_HEADER = 'sandbox-timestamp'
export const SIGNATURE_HEADER = 'sandbox-signature'

/** The key of a folder, made where there is none; for the user of the server alone. */
export function readOrMakeKey(folder: string): string {
  const path = join(folder, 'key')
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const key = randomBytes(32).toString('base64url')
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${path}.unfinished`, `${key}\n`, { mode: 0o600 })
  renameSync(`${path}.unfinished`, path)
  return key
}

const signatureOf = (key: string, time: string, body: string): Buffer =>
  createHmac('sha256', key).update(`${time}\n${body}\n`).digest()

/** The headers that make a body genuine. `time` is in ms. */
export function signNotification(key: string, body: string, time = Date.now()): Record<string, string> {
  const stamp = String(time)
  return { [TIME_HEADER]: stamp, [SIGNATURE_HEADER]: signatureOf(key, stamp, body).toString('hex') }
}

const closed = z.object({ state: z.enum(['open', 'closed', 'missing']) })
const paid = z.object({
  state: z.literal('paid'),
  fen: z.int(),
  providerNumber: z.string(),
  paidAt: z.coerce.date(),
})
const pending = z.object({ state: z.enum(['processing', 'missing']) })
const failed = z.object({ state: z.literal('failed'), reason: z.string() })
const succeeded = z.object({ state: z.literal('succeeded'), fen: z.int(), refundedAt: z.coerce.date() })

const Notification = z.discriminatedUnion('about', [
  z.object({ about: z.literal('payment'), number: z.string(), payment: z.union([closed, paid]) }),
  z.object({ about: z.literal('refund'), number: z.string(), refund: z.union([pending, failed, succeeded]) }),
])

/** What a genuine notification says. Throws ServiceRefusal where it is not signed with the key, or long ago. */
export function readNotification(key: string, { header, body }: RawNotification): PaymentNotification {
  const time = header(TIME_HEADER)
  const given = Buffer.from(header(SIGNATURE_HEADER), 'hex')
  const right = signatureOf(key, time, body)
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new ServiceRefusal('sandbox: the signature of a notification is wrong')
  if (Math.abs(Date.now() - Number(time)) > NOTIFICATION_LIFE_MS)
    throw new ServiceRefusal('sandbox: a notification was signed long ago')
  return Notification.parse(JSON.parse(body))
}
