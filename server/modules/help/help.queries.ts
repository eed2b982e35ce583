import { asc } from 'drizzle-orm'
import type { Language } from '../../../contract/core/language'
import { fallbacks, pick } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import { helpGroups, helpTopics } from './help.schema'

/** Every topic below its group. */
export async function listHelp(db: Db, language: Language) {
  const groups = await db.select().from(helpGroups).orderBy(asc(helpGroups.position))
  const topics = await db.select().from(helpTopics).orderBy(asc(helpTopics.position))
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
