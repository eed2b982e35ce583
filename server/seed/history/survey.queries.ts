import { eq } from 'drizzle-orm'
import { questionnaires } from '#server/modules/operations/questionnaires/questionnaires.schema.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The survey of the demo fair. Throws where there is none. */
export async function getSurvey(db: Db) {
  const [survey] = await db.select().from(questionnaires).where(eq(questionnaires.clientKey, 'demo-visit'))
  if (!survey) throw new Error('the demo fair has no survey')
  return survey
}

export async function noteSubmitted(db: Db, id: number, submitted: number): Promise<void> {
  await db.update(questionnaires).set({ submitted }).where(eq(questionnaires.id, id))
}
