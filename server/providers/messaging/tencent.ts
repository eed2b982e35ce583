import { randomInt } from 'node:crypto'
import * as z from 'zod'
import { fail } from '#server/platform/http/fail.ts'
import { askJson, ServiceFailure, ServiceRefusal } from '#server/providers/http-json.ts'
import type { MessagingPort, RoomOrder } from './port'
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
/** There is no such group (yet): 10010, or its id is not known: 10015. */
const NO_GROUP = new Set([10_010, 10_015])
/** s that Tencent takes for ever */
const FOR_EVER = 4_294_967_295

/** Codes of groups; 10002 is a fault inside the service, and those of other ranges are of its network or our settings. */
const isRefusal = (code: number): boolean => code > 10_002 && code < 20_000

/** The command for a moderator’s order, below `group_open_http_svc`, and its content. */
function commandOf({ kind, subject }: RoomOrder): [command: string, body: object] {
  const Members_Account = [subject]
  switch (kind) {
    case 'mute':
      return ['forbid_send_msg', { Members_Account, MuteTime: FOR_EVER }]
    case 'unmute':
      return ['forbid_send_msg', { Members_Account, MuteTime: 0 }]
    // Nobody can be deleted from an AVChatRoom: a ban puts them out and keeps them out.
    case 'ban':
      return ['ban_group_member', { Members_Account, Duration: FOR_EVER }]
    case 'unban':
      return ['unban_group_member', { Members_Account }]
    case 'recall':
      return ['group_msg_recall', { MsgSeqList: [{ MsgSeq: Number(subject) }] }]
    default:
      return kind satisfies never
  }
}

/** Messages by Tencent's service: people and groups are made there by REST, and browsers talk to it themselves. */
export function tencentMessaging(service: TencentIm): MessagingPort {
  /** Gives Tencent's code; 0: done. Throws ServiceFailure. */
  async function post(command: string, body: object): Promise<number> {
    const query = new URLSearchParams({
      sdkappid: String(service.sdkAppId),
      identifier: service.admin,
      usersig: userSig(service, service.admin),
      random: String(randomInt(4_294_967_295)),
      contenttype: 'json',
    })
    const url = `${service.url}/v4/${command}?${query.toString()}`
    return (await askJson({ service: SERVICE, url, body, answer: Answer })).ErrorCode
  }

  async function ask(command: string, body: object, accepted: ReadonlySet<number> = new Set()): Promise<void> {
    const code = await post(command, body).catch((error: unknown) => {
      throw error instanceof ServiceFailure ? fail('MessagingDown') : error
    })
    if (code !== 0 && !accepted.has(code)) throw fail('MessagingDown')
  }

  async function ensureGroup(groupId: string, name: string): Promise<void> {
    await ask('group_open_http_svc/create_group', { Type: 'AVChatRoom', GroupId: groupId, Name: name }, EXISTS)
  }

  return {
    driver: 'tencent',
    sdkAppId: service.sdkAppId,
    importAccount: ({ userId, nick, faceUrl }) =>
      ask('im_open_login_svc/account_import', { UserID: userId, Nick: nick, FaceUrl: faceUrl }),
    signatureOf: (userId) => userSig(service, userId),
    ensureGroup,
    async moderate(order) {
      const [command, body] = commandOf(order)
      const give = () => post(`group_open_http_svc/${command}`, { GroupId: order.groupId, ...body })
      let code = await give()
      if (NO_GROUP.has(code)) {
        await ensureGroup(order.groupId, order.groupId)
        code = await give()
      }
      if (code === 0) return
      const reason = `${SERVICE}: ${order.kind} answered ${code}`
      throw isRefusal(code) ? new ServiceRefusal(reason) : new ServiceFailure(reason)
    },
  }
}
