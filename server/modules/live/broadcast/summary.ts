import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type { getLiveSummary } from '#contract/live/broadcast/endpoints.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findManaged, getRunnable, listShelf, liveConnections } from '#server/modules/live/live/index.ts'
import { findBroadcastOf } from './broadcast.queries'
import { sumViewers } from './watch.queries'

/** What a session brought. Throws LiveNotFound, NotYourLive. */
export async function getSummary(
  context: Context<ParsedInputOf<typeof getLiveSummary>>,
): Promise<OutputOf<typeof getLiveSummary>> {
  const { db, language, input } = context
  const { live } = await getRunnable(context, input.liveId)
  const managed = await findManaged(db, live.id)
  if (!managed) throw fail('LiveNotFound')
  const { peak, average, minutes } = await sumViewers(db, live.id)
  const broadcast = await findBroadcastOf(db, live.id)
  const from = broadcast?.startedAt ?? live.startsAt
  const span = { from, until: broadcast ? (broadcast.endedAt ?? new Date()) : live.endsAt }
  const shelf = await listShelf(db, language, live.id)
  return {
    peakViewers: peak,
    averageViewers: average,
    watchMinutes: minutes,
    messages: managed.messages,
    leads: live.exhibitorId === null ? 0 : await liveConnections.port.countLeads(db, live.exhibitorId, span),
    pushes: shelf.map(({ exhibitsId, ExhibitsName, views, clicks }) => ({
      exhibitsId,
      name: ExhibitsName,
      views,
      clicks,
    })),
  }
}
