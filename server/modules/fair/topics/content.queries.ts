import { tieKind } from '#server/modules/fair/content/index.ts'
import { topics } from './topics.schema'

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
})
