import { roomConversationId } from '#contract/live/chat/rules.ts'
import type { LiveDetail } from '#contract/live/live/schemas.ts'
import { hasChat, hasNotice } from '#contract/live/live/rules.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { toTheme } from '#server/modules/fair/theme/index.ts'
import { isOn, presentCard } from './live.present'
import { findLiveRow } from './live.queries'
import { liveBroadcasts } from './references/connections'
import { findOwnReserve } from './reserve.queries'
import { listOwnAccounts, listRunners } from './rights.queries'
import { watcherRoom } from '#server/modules/live/rooms/index.ts'

/** A session as its room needs it, for the viewer. Throws LiveNotFound. */
export async function getLive(context: Context<{ id: number }>): Promise<LiveDetail> {
  const { db, language, viewer, realtime, input } = context
  const row = await findLiveRow(db, input.id)
  if (!row) throw fail('LiveNotFound')
  const { live } = row
  const card = presentCard(row, language)
  const runners = await listRunners(db, live.id)
  const anchor = runners.find(({ isAnchor }) => isAnchor)?.account.id
  // The exhibitor's people speak as hosts in their own room without being named (spec: live §6).
  const own = live.exhibitorId === null ? [] : await listOwnAccounts(db, live.exhibitorId)
  const managers = new Set([...runners.map(({ account }) => account.id), ...own].filter((id) => id !== anchor))
  const { pullUrl, mediaUrl } = await liveBroadcasts.port.findPlayback(context, live)
  const reserveId = viewer ? await findOwnReserve(db, live.id, Number(viewer.userId)) : undefined
  return {
    ...card,
    onlineCount: isOn(live.status) ? await realtime.countPeople(watcherRoom(live.id)) : live.onlineCount,
    official: live.official,
    isReserve: reserveId !== undefined,
    reserveId: reserveId ?? '',
    pullUrl,
    videoUrl: live.videoUrl,
    mediaUrl,
    captionsUrl: live.captionsUrl,
    isNotLiving: live.status === 3,
    notice: hasNotice(card.status) ? pick(live.notice, language) : '',
    anchorId: anchor === undefined ? '' : String(anchor),
    managerId: [...managers].map(String),
    groupId: hasChat(card.status) ? roomConversationId(live.id) : '',
    ...toTheme(live),
  }
}
