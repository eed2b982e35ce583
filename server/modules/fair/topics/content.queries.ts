import { tieKind } from '#server/modules/fair/content/index.ts'
import { isHidden } from '#server/platform/db/shown.ts'
import { defineSource, toPlain } from '#server/modules/fair/search/index.ts'
import { topics } from './topics.schema'

/** Topics in the search. */
export const topicSource = defineSource(
  6,
  topics,
  ({ title, lead, body, coverUrl }) => ({ name: title, facts: lead, description: toPlain(body), coverUrl }),
  isHidden(topics),
)

/** Activity topics as the organizer edits them. */
export const topicContent = tieKind('topic', topics, {
  toRow: (document) => document,
  toDocument: ({ title, lead, coverUrl, body, exhibits, lives, articles }) => ({
    title,
    lead,
    coverUrl,
    body,
    exhibits,
    lives,
    articles,
  }),
  onChanged: topicSource.onChanged,
})
