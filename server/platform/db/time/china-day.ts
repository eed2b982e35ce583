import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** YYYY-MM-DD in GMT+8 of a stored moment: the database's `chinaDay`. */
export const chinaDayOf = (moment: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${moment} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
