import { tieKind } from '#server/modules/fair/content/index.ts'
import { defineSource, toPlain } from '#server/modules/fair/search/index.ts'
import { topics, shownTopics } from './topics.schema'

/** Topics in the search. */
export const topicSource = defineSource(
  6,
  topics,
  ({ title, lead, body, coverUrl }) => ({ name: title, facts: lead, description: toPlain(body), coverUrl }),
  shownTopics,
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
