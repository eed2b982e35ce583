import type { ErrorName } from '#contract/core/refusals.ts'
import * as contract from '#contract/trade/follows/endpoints.ts'
import { FOLLOWS_MAX } from '#contract/trade/follows/limits.ts'
import type { FollowKind, FollowTarget } from '#contract/trade/follows/rules.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount, lockAccount } from '#server/modules/foundation/accounts/index.ts'
import { addFollow, countFollowersOf, isTargetShown, listFollowedOf, removeFollow } from './follows.queries'
import { listOwnFollows } from './list.queries'

export { addExhibitNews, addLiveNews, addSlotNews } from './news.queries'
export { notifyFollowers } from './notify-followers'
export { followRecords } from './follows.schema'
export { personalDataOfFollows } from './personal-data.queries'

const missing = {
  exhibitor: 'ExhibitorNotFound',
  exhibit: 'ExhibitNotFound',
  news: 'ArticleNotFound',
  live: 'LiveNotFound',
  schedule: 'EventNotFound',
} as const satisfies Record<FollowKind, ErrorName>

/** Follows what visitors see, once. Throws that it is not found, TooManyFollows. */
async function follow(context: Context<FollowTarget>): Promise<Record<string, never>> {
  const { input, write, db } = context
  const account = await getViewerAccount(context)
  if (!(await isTargetShown(db, input))) throw fail(missing[input.kind])
  const isKept = await write(async (transaction) => {
    // One after the other, so that none is counted too few.
    await lockAccount(transaction, account.id)
    return addFollow(transaction, account.id, input)
  })
  if (!isKept) throw fail('TooManyFollows', { max: FOLLOWS_MAX })
  return {}
}

/** What people follow and collect. */
export const follows: Route[] = [
  serve(contract.follow, follow),
  serve(contract.unfollow, async (context) => {
    const account = await getViewerAccount(context)
    await context.write((db) => removeFollow(db, account.id, context.input))
    return {}
  }),
  serve(contract.listFollowed, async (context) => {
    const account = await getViewerAccount(context)
    return { followed: await listFollowedOf(context.db, account.id, context.input.targets) }
  }),
  serve(contract.listFollows, async (context) => {
    const account = await getViewerAccount(context)
    const { db, language, input } = context
    const { rows, total } = await listOwnFollows(db, language, { accountId: account.id, request: input })
    return toPage(rows, total, input)
  }),
  serve(contract.countFollowers, async (context) => {
    const { exhibitorId } = await getViewerAccount(context)
    if (exhibitorId === null) throw fail('NoExhibitor')
    return countFollowersOf(context.db, exhibitorId)
  }),
]
