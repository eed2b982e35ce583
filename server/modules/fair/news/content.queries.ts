import { tieKind } from '#server/modules/fair/content/index.ts'
import { defineSource, toPlain } from '#server/modules/fair/search/index.ts'
import { articles, newsColumns, shownArticles } from './news.schema'

/** Articles in the search. */
export const articleSource = defineSource(
  3,
  articles,
  ({ title, summary, body, coverUrl }) => ({ name: title, facts: summary, description: toPlain(body), coverUrl }),
  shownArticles,
)

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
  onChanged: articleSource.onChanged,
})
