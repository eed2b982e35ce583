import { intentions, intentionSteps } from '#server/modules/trade/intentions/intentions.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from '../calendar'
import type { Cast } from './cast'
import type { IntentionContent } from './trade-content'

async function addIntention(db: Db, calendar: Calendar, cast: Cast, one: IntentionContent): Promise<void> {
  const { answer, quantity, price, note, state } = one
  const [buyer, by, exhibit] = [cast.people.get(one.buyer), cast.people.get(one.by), cast.exhibits.get(one.exhibit)]
  const createdAt = calendar.fromNow(-one.sentHoursAgo)
  const answeredAt = answer ? calendar.fromNow(-answer.hoursAgo) : createdAt
  const [added] = await db
    .insert(intentions)
    .values({
      accountId: buyer.id,
      clientKey: `demo-${one.key}`,
      exhibitorId: cast.exhibitors.get(one.exhibitor).id,
      exhibitId: exhibit.id,
      name: exhibit.name,
      coverUrl: exhibit.coverUrl,
      state,
      version: answer ? 2 : 1,
      quantity: answer?.quantity ?? quantity,
      price: answer?.price ?? price,
      note,
      createdAt,
      updatedAt: answeredAt,
    })
    .returning({ id: intentions.id })
  const intentionId = added?.id ?? 0
  await db
    .insert(intentionSteps)
    .values({ intentionId, action: 'send', by: 'buyer', byAccount: buyer.id, quantity, price, note, at: createdAt })
  if (!answer) return
  const { action, note: words, ...terms } = answer
  const step = { intentionId, action, by: 'exhibitor' as const, byAccount: by.id, note: words, at: answeredAt }
  await db.insert(intentionSteps).values({
    ...step,
    quantity: terms.quantity ?? quantity,
    price: terms.price ?? price,
  })
}

/** Purchase intents: one that the buyer has to answer, some that exhibitors have to, and agreed ones. */
export async function seedIntentions(
  db: Db,
  calendar: Calendar,
  cast: Cast,
  list: readonly IntentionContent[],
): Promise<void> {
  for (const one of list) await addIntention(db, calendar, cast, one)
}
