import { chinaDay } from '#contract/core/china-time.ts'
import { buyerTypes } from '#contract/core/permissions.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { deliverNotice, type Sender, notifyOwners } from '#server/modules/foundation/notices/index.ts'
import { addFollowerNotices, findNewsShown, type News, takeDueNews } from './news.queries'

/** news told of in one transaction */
const BATCH = 20

const names = { live: 'followedLive', exhibit: 'followedNew', slots: 'followedSlots' } as const

async function notify(db: Db, sender: Sender, news: News, day: string): Promise<void> {
  const shown = await findNewsShown(db, news)
  if (!shown) return
  const { kind, targetId, exhibitorId } = news
  const { [kind]: name } = names
  const about: Record<string, string> =
    kind === 'live' ? { liveId: String(targetId) } : { exhibitorId: String(exhibitorId) }
  const parameters = { ...shown, ...about }
  const key = `${name} ${exhibitorId} ${day}`
  // Only buyers book talks.
  const userTypes = kind === 'slots' ? buyerTypes : undefined
  const followers = await addFollowerNotices(db, { exhibitorId, name, userTypes, parameters, key })
  await notifyOwners(
    db,
    followers.map(({ id }) => id),
  )
  for (const { isSent, ...account } of followers) {
    if (isSent) await deliverNotice(db, sender, account, { name, parameters })
  }
}

/**
 * Notifies the followers of an exhibitor that it is live, shows something new or has time for talks: at most once for each exhibitor, kind and day of the
 * fair, on however many servers this runs. Returns the number of news sent.
 */
export async function notifyFollowers(
  { write }: Pick<Database, 'write'>,
  sender: Sender,
  now = new Date(),
): Promise<number> {
  const day = chinaDay(now)
  let notified = 0
  for (;;) {
    const batch = await write(async (db) => {
      const due = await takeDueNews(db, BATCH)
      for (const news of due) await notify(db, sender, news, day)
      return due.length
    })
    notified += batch
    if (batch < BATCH) return notified
  }
}
