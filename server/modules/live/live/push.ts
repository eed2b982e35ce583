import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type { PushedGoods } from '#contract/live/live/schemas.ts'
import type * as contract from '#contract/live/live/endpoints.ts'
import { hashKey } from '#server/platform/auth/secrets.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { isOn } from './live.present'
import { countMark, findOwner, findPushByKey, findPushed, listChoices, upsertPush, withdrawPush } from './push.queries'
import { getRunnable } from './rights'
import { watcherRoom } from '#server/modules/live/rooms/index.ts'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

/** What may be pushed in this room. Throws LiveNotFound, NotYourLive. */
export async function listPushable(
  context: Context<Input<'listPushable'>>,
): Promise<OutputOf<typeof contract.listPushable>> {
  const { db, input, language } = context
  const { live } = await getRunnable(context, input.liveId)
  // 0 has no owner: a session that is neither the fair's nor an exhibitor's has nothing to push.
  const exhibitorId = live.official ? null : (live.exhibitorId ?? 0)
  const { rows, total } = await listChoices(db, { ...input, exhibitorId })
  const list = rows.map(({ id, name, coverUrl, pushId }) => ({
    exhibitsId: id,
    name: pick(name, language),
    coverUrl: pick(coverUrl, language),
    pushed: pushId !== null,
  }))
  return toPage(list, total, input)
}

/** The push of this key and whether it is new. A key that has pushed another exhibit stands for that one. */
async function putOnce(
  { write, input }: Context<Input<'pushGoods'>>,
  byAccount: number,
): Promise<{ id: number; isNew: boolean }> {
  const { liveId, exhibitsId: exhibitId, key } = input
  const fresh = await write((db) => upsertPush(db, { liveId, exhibitId, key, byAccount })).catch((error: unknown) => {
    if (findViolatedIndex(error) === undefined) throw error
    return undefined
  })
  if (fresh !== undefined) return { id: fresh, isNew: true }
  const id = await write((db) => findPushByKey(db, liveId, key))
  if (id === undefined) throw new Error('the push was not kept')
  return { id, isNew: false }
}

/**
 * Shows an exhibit to the room, once for a key. Watchers are notified in the pusher's language, for theirs is not known
 * here: a client of the other language asks for the shelf. Throws what the contract names.
 */
export async function push(context: Context<Input<'pushGoods'>>): Promise<PushedGoods> {
  const { db, input, language, realtime } = context
  const { live, account } = await getRunnable(context, input.liveId)
  if (!isOn(live.status)) throw fail('ChatClosed')
  const owner = await findOwner(db, input.exhibitsId)
  if (owner === undefined) throw fail('ExhibitNotFound')
  if (!live.official && owner !== live.exhibitorId) throw fail('ExhibitNotYours')
  const { id, isNew } = await putOnce(context, account.id)
  const goods = await findPushed(db, language, id)
  if (!goods) throw fail('ExhibitNotFound')
  if (isNew) realtime.emit(watcherRoom(live.id), 'pushed', { liveId: live.id, goods })
  return goods
}

/** Takes an exhibit off the shelf; what is not on it stays off. Throws LiveNotFound, NotYourLive. */
export async function withdraw(context: Context<Input<'withdrawGoods'>>): Promise<Record<string, never>> {
  const { input, write, realtime } = context
  const { live } = await getRunnable(context, input.liveId)
  const gone = await write((db) => withdrawPush(db, live.id, input.pushId))
  if (gone) realtime.emit(watcherRoom(live.id), 'withdrawn', { liveId: live.id, pushId: input.pushId })
  return {}
}

/** Counts a view or click; of what is not on a shelf nothing. */
export async function mark({ input, viewer, write }: Context<Input<'markPush'>>): Promise<Record<string, never>> {
  const visitor = viewer ? `account-${viewer.userId}` : hashKey(input.visitor)
  await write((db) => countMark(db, input.pushId, input.kind, visitor))
  return {}
}
