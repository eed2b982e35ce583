import { asc } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { shownHelpGroups, shownHelpTopics } from './help.schema'

/** Every topic below its group. */
export async function listHelp(db: Db, language: Language) {
  const groups = await db.select().from(shownHelpGroups).orderBy(asc(shownHelpGroups.position), asc(shownHelpGroups.id))
  const topics = await db.select().from(shownHelpTopics).orderBy(asc(shownHelpTopics.position), asc(shownHelpTopics.id))
  return groups.map(({ id, name }) => ({
    id,
    name: pick(name, language),
    topics: topics
      .filter(({ groupId }) => groupId === id)
      .map(({ id: topicId, question, answer }) => ({
        id: topicId,
        question: pick(question, language),
        answer: pick(answer, language),
        fallbackFields: fallbacks({ question, answer }, language),
      })),
  }))
}
