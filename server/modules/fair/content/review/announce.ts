import type { Db } from '#server/platform/db/database.ts'
import { listSpeakers } from '#server/modules/foundation/accounts/index.ts'
import { type Sender, sendGathered } from '#server/modules/foundation/notices/index.ts'
import type { Item } from '../content.queries'

/**
 * Notifies the people of an exhibitor, in the transaction of the decision, of the outcome of what they submitted; `opinion`: why it
 * was returned, undefined where it was approved. What is decided within a minute is one notice.
 */
export async function announceDecision(
  db: Db,
  sender: Sender,
  { ownerId, title }: Pick<Item, 'ownerId' | 'title'>,
  opinion?: string,
): Promise<void> {
  if (ownerId === null) return
  const [zh, en] = [title.zh || title.en || '未命名', title.en || title.zh || 'Untitled']
  const line =
    opinion === undefined
      ? { zh: `《${zh}》已通过，访客现在可以看到。`, en: `“${en}” is approved. Visitors can see it now.` }
      : { zh: `《${zh}》已退回，意见：${opinion}`, en: `“${en}” was returned for changes. Reviewer note: ${opinion}` }
  for (const account of await listSpeakers(db, ownerId)) {
    await sendGathered(db, sender, account, { name: 'contentDecided', line })
  }
}
