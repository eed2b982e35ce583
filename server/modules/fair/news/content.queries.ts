import { tieKind } from '#server/modules/fair/content/index.ts'
import { articles, newsColumns } from './news.schema'

/** Columns of the news as the organizer edits them. */
export const newsColumnContent = tieKind('newsColumn', newsColumns, {
  toRow: ({ name }) => ({ name }),
  toDocument: ({ name }) => ({ name }),
})

/** Articles as the organizer edits them. */
export const articleContent = tieKind('article', articles, {
  toRow: ({ column, publishedAt, title, summary, source, coverUrl, body }) => ({
    title,
    summary,
    source,
    coverUrl,
    body,
    columnId: column,
    publishedAt: new Date(publishedAt),
  }),
  toDocument: ({ columnId, publishedAt, title, summary, source, coverUrl, body }) => ({
    title,
    column: columnId,
    summary,
    source,
    coverUrl,
    body,
    publishedAt: publishedAt.toISOString(),
  }),
})
