import { count, eq, sql } from 'drizzle-orm'
import { tieKind } from '../content'
import { articles, newsColumns } from './news.schema'

/** Columns of the news as the organizer edits them. */
export const newsColumnContent = tieKind('newsColumn', newsColumns, {
  toRow: ({ name }) => ({ name }),
  toDocument: ({ name }) => ({ name }),
  added: (id) => ({
    key: `content-${id}`,
    position: sql`(select coalesce(max(position), -1) + 1 from ${newsColumns})`,
  }),
  async countUses(db, id) {
    const [row] = await db.select({ n: count() }).from(articles).where(eq(articles.columnId, id))
    return row?.n ?? 0
  },
})
