import * as z from 'zod'
import { ServiceFailure, ServiceRefusal } from '#server/providers/http-json.ts'
import type { WechatPayKeys } from './keys'
import { type Requested, parseJson, type RawAnswer, send, SERVICE } from './send'
import type { WechatPaySettings } from './settings'
import { faultOf, isSignedBy } from './signature'

/** What may be otherwise when it is requested again. */
const PASSING = new Set([
  'BIZERR_NEED_RETRY',
  'FREQUENCY_LIMIT_EXCEED',
  'FREQUENCY_LIMITED',
  'NOT_ENOUGH',
  'RATELIMIT_EXCEEDED',
  'SYSTEM_ERROR',
  'SYSTEMERROR',
  'USERPAYING',
])

const Refused = z.object({ code: z.string().regex(/^[A-Z0-9_]{2,40}$/) })

/** What WeChat Pay answered, checked: either it did it, or the code of why not. */
export type WechatPayAnswer = { ok: true; data: unknown } | { ok: false; status: number; code: string }

export interface WechatPayClient {
  settings: WechatPaySettings
  keys: WechatPayKeys
}

async function assertSigned({ keys }: WechatPayClient, answer: RawAnswer): Promise<void> {
  const fault = faultOf(answer)
  if (fault !== undefined) throw new ServiceFailure(`${SERVICE}: an answer ${fault} (${answer.status})`)
  const key = await keys.find(answer.header('wechatpay-serial'))
  if (!key || !isSignedBy(key, answer)) {
    throw new ServiceFailure(`${SERVICE}: an answer is not signed by it (${answer.status})`)
  }
}

/**
 * Asks, and checks who answers before anything is read. Rejects with ServiceFailure when WeChat Pay is silent, has
 * trouble, or somebody else has answered: the outcome of what was requested is not known then.
 */
export async function ask(client: WechatPayClient, input: Requested): Promise<WechatPayAnswer> {
  const answer = await send(client.settings, input)
  const { status, body } = answer
  if (status >= 500 || status === 429) throw new ServiceFailure(`${SERVICE}: answered ${status}`)
  await assertSigned(client, answer)
  if (status === 204) return { ok: true, data: undefined }
  if (status === 200) return { ok: true, data: parseJson(body) }
  const refused = Refused.safeParse(parseJson(body))
  if (!refused.success) throw new ServiceFailure(`${SERVICE}: answered ${status}`)
  const { code } = refused.data
  if (PASSING.has(code)) throw new ServiceFailure(`${SERVICE}: ${code}`)
  return { ok: false, status, code }
}

/** What it did, by its shape. Throws ServiceRefusal where it will not do it, ServiceFailure for another shape. */
export function readDone<Shape extends z.ZodType>(answer: WechatPayAnswer, shape: Shape): z.output<Shape> {
  if (!answer.ok) throw new ServiceRefusal(`${SERVICE}: ${answer.code}`)
  const read = shape.safeParse(answer.data)
  if (!read.success) throw new ServiceFailure(`${SERVICE}: answered something else than agreed`)
  return read.data
}

/** Whether it refused because it knows none of what was named. */
export const isUnknown = (answer: WechatPayAnswer): boolean =>
  !answer.ok && ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'].includes(answer.code)
