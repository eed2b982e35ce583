import { NUDGED_MAX } from '#contract/trade/business/limits.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Account, getViewerAccount, listSpeakers } from '#server/modules/foundation/accounts/index.ts'
import { listSuited } from '#server/modules/trade/matches/index.ts'
import { sendNotice } from '#server/modules/foundation/notices/index.ts'
import { findWaiting, listOfferers, takeNudge } from './unanswered.queries'

/** Notifies exhibitors of a demand without offers. Throws DemandNotFound, NobodyToNudge, AlreadyNudged. */
export async function nudge(context: Context<{ id: number }>): Promise<{ nudged: number }> {
  const { db, input, write } = context
  const account = await getViewerAccount(context)
  const demand = await findWaiting(db, input.id)
  if (!demand) throw fail('DemandNotFound')
  const speakers: Account[][] = []
  const suited = demand.waits ? await listSuited(db, input.id, NUDGED_MAX) : []
  const offered = await listOfferers(db, input.id)
  for (const exhibitorId of suited.filter((one) => !offered.includes(one))) {
    speakers.push(await listSpeakers(db, exhibitorId))
  }
  const nudged = speakers.filter(({ length }) => length > 0).length
  if (nudged === 0) throw fail('NobodyToNudge')
  await write(async (transaction) => {
    const taken = await takeNudge(transaction, { demandId: input.id, byAccount: account.id, nudged })
    if (!taken) throw fail('AlreadyNudged')
    const parameters = { title: demand.title, demandId: String(input.id) }
    for (const speaker of speakers.flat()) {
      await sendNotice(transaction, context, speaker, { name: 'demandWaits', parameters })
    }
  })
  return { nudged }
}
