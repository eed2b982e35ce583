import { randomInt } from 'node:crypto'
import * as z from 'zod'
import { fail } from '../../platform/http/fail'
import { askJson, ServiceFailure } from '../http-json'
import type { MessagingPort } from './port'
import { type ImApp, userSig } from './user-sig'

export interface TencentIm extends ImApp {
  /** The account that may use the REST interface. */
  admin: string
  url: string
}

const SERVICE = 'Tencent IM'
const Answer = z.object({ ActionStatus: z.string(), ErrorCode: z.number() })
/** The group is there already, made by us (10025) or by another (10021). */
const EXISTS = new Set([10_021, 10_025])

/** Messages by Tencent's service: people and groups are made there by REST, and browsers talk to it themselves. */
export function tencentMessaging(service: TencentIm): MessagingPort {
  async function ask(command: string, body: object, accepted: ReadonlySet<number> = new Set()): Promise<void> {
    const query = new URLSearchParams({
      sdkappid: String(service.sdkAppId),
      identifier: service.admin,
      usersig: userSig(service, service.admin),
      random: String(randomInt(4_294_967_295)),
      contenttype: 'json',
    })
    const { ErrorCode: code } = await askJson({
      service: SERVICE,
      url: `${service.url}/v4/${command}?${query.toString()}`,
      body,
      answer: Answer,
    }).catch((error: unknown) => {
      throw error instanceof ServiceFailure ? fail('MessagingDown') : error
    })
    if (code !== 0 && !accepted.has(code)) throw fail('MessagingDown')
  }

  return {
    driver: 'tencent',
    sdkAppId: service.sdkAppId,
    importAccount: ({ userId, nick, faceUrl }) =>
      ask('im_open_login_svc/account_import', { UserID: userId, Nick: nick, FaceUrl: faceUrl }),
    signatureOf: (userId) => userSig(service, userId),
    ensureGroup: (groupId, name) =>
      ask('group_open_http_svc/create_group', { Type: 'AVChatRoom', GroupId: groupId, Name: name }, EXISTS),
  }
}
