import { roomConversationId } from '#contract/live/chat/rules.ts'
import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/live/live/endpoints.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { accountRoom } from '#server/platform/realtime/realtime.ts'
import { findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { addBan, type BanKind, listRoomBans, removeBan, revokeMessage } from './moderation.queries'
import { canRun, getRunnable } from './rights'
import { giveRoomOrdersSoon, orderInRoom } from '#server/modules/live/room-orders/index.ts'
import { chatRoom, watcherRoom } from '#server/modules/live/rooms/index.ts'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

/** The largest number that the database has for an id. */
const ID_MAX = 2_147_483_647
/** The largest number of a message in a group of an outside service. */
const OUTSIDE_SEQUENCE_MAX = 4_294_967_295

const orderKinds = { mute: ['unmute', 'mute'], ban: ['unban', 'ban'] } as const

const toNumber = (id: string, max: number): number => (/^\d{1,16}$/.test(id) && Number(id) <= max ? Number(id) : 0)

/** Imposes or lifts it. Throws LiveNotFound, NotYourLive, AccountNotFound, and NotAllowed for who moderates too. */
async function impose(
  context: Context<{ liveId: number; userId: string }>,
  kind: BanKind,
  imposed: boolean,
): Promise<number> {
  const { db, write, input, providers } = context
  const { live, account, runners } = await getRunnable(context, input.liveId)
  const target = await findAccountById(db, toNumber(input.userId, ID_MAX))
  if (!target) throw fail('AccountNotFound')
  if (imposed && canRun(target, live, runners)) throw fail('NotAllowed')
  const ban = { liveId: live.id, accountId: target.id, kind }
  const order = {
    groupId: roomConversationId(live.id),
    kind: orderKinds[kind][imposed ? 1 : 0],
    subject: String(target.id),
  }
  await write(async (transaction) => {
    await orderInRoom(transaction, providers, order)
    await (imposed ? addBan(transaction, { ...ban, byAccount: account.id }) : removeBan(transaction, ban))
  })
  giveRoomOrdersSoon()
  return target.id
}

/** Mutes or unmutes a user and notifies their clients. */
export async function setMuted(context: Context<Input<'setMuted'>>): Promise<Record<string, never>> {
  const { liveId, muted } = context.input
  const target = await impose(context, 'mute', muted)
  context.realtime.emit(accountRoom(target), 'moderated', { groupId: roomConversationId(liveId), muted })
  return {}
}

/** Removes a user from the room or lets them in again, and notifies their clients. */
export async function setBanned(context: Context<Input<'setBanned'>>): Promise<Record<string, never>> {
  const { liveId, banned } = context.input
  const target = await impose(context, 'ban', banned)
  context.realtime.emit(accountRoom(target), 'moderated', { groupId: roomConversationId(liveId), banned })
  if (banned) context.realtime.remove(target, [chatRoom(liveId), watcherRoom(liveId)])
  return {}
}

/** Who is muted or removed, the last first. Throws LiveNotFound, NotYourLive. */
export async function listBans(context: Context<Input<'listBans'>>): Promise<OutputOf<typeof contract.listBans>> {
  const { db, language, input } = context
  await getRunnable(context, input.liveId)
  const rows = await listRoomBans(db, input.liveId)
  return rows.map(({ ban, account, by }) => ({
    userId: String(account.id),
    nick: account.nickName || pick(account.name, language),
    avatar: account.headPic,
    kind: ban.kind === 'ban' ? ('ban' as const) : ('mute' as const),
    by: pick(by, language),
    at: ban.at.toISOString(),
  }))
}

/** Deletes a message for everybody. Throws LiveNotFound, NotYourLive, MessageNotFound. */
export async function deleteMessage(context: Context<Input<'deleteMessage'>>): Promise<Record<string, never>> {
  const { input, write, realtime, providers } = context
  const { live } = await getRunnable(context, input.liveId)
  const isOutside = providers.messaging.driver !== 'yunzhan'
  const id = toNumber(input.messageId, isOutside ? OUTSIDE_SEQUENCE_MAX : Number.MAX_SAFE_INTEGER)
  const order = { groupId: roomConversationId(live.id), kind: 'recall', subject: String(id) } as const
  const revoked = await write(async (db) => {
    // An outside service alone knows its messages.
    if (!isOutside) return revokeMessage(db, live.id, id)
    if (id > 0) await orderInRoom(db, providers, order)
    return id > 0
  })
  if (!revoked) throw fail('MessageNotFound')
  giveRoomOrdersSoon()
  realtime.emit(chatRoom(live.id), 'revoked', { conversationID: roomConversationId(live.id), ids: [String(id)] })
  return {}
}
