import { asc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core'
import { connector } from '#contract/core/connector.ts'
import type { SourceType } from '#contract/fair/search/schemas.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toFacet } from './facets'
import { indexRecords, unindexRecord } from './entries.queries.ts'

/** What is found of a record, and shown in the results. */
export interface SourceTexts {
  name: Bilingual
  description: Bilingual
  facts?: Bilingual
  coverUrl?: Bilingual
  startsAt?: Date
}

export type SourceRow = SourceTexts & { id: number }

/** Records besides exhibits and exhibitors that a search finds. */
export interface SearchSource {
  type: SourceType
  /** Of a change of one record, or its end, in the same transaction. */
  onChanged: (db: Db, id: number) => Promise<void>
  /** Indexes so many records after this one; gives the last of them, undefined where there are no more. */
  indexAfter: (db: Db, afterId: number, limit: number) => Promise<number | undefined>
  describe: (db: Db, ids: readonly number[]) => Promise<SourceRow[]>
  /** The ids that visitors see now, as a query; absent: all. */
  shown?: SQL
}

export const searchSources = connector<readonly SearchSource[]>('sources of the search')

const TAGS = /<[^>]*>|&nbsp;/g
const noText: Bilingual = { zh: '', en: '' }

/** The text of HTML, without its tags. */
export const toPlain = ({ zh, en }: Bilingual): Bilingual => ({ zh: zh.replace(TAGS, ' '), en: en.replace(TAGS, ' ') })

/** Makes the rows of a table findable: all that a domain says of it. `shown`: the view of what visitors see of them. */
export function defineSource<Table extends PgTable & { id: PgColumn }>(
  type: SourceType,
  table: Table,
  toTexts: (row: Table['$inferSelect']) => SourceTexts,
  shown?: PgView & { id: PgColumn },
): SearchSource {
  const { id } = table
  const own: PgTable = table
  const read = async (db: Db, where: SQL | undefined, limit?: number): Promise<SourceRow[]> => {
    const query = db.select(getTableColumns(own)).from(own).where(where).orderBy(asc(id)).$dynamic()
    const rows = await (limit === undefined ? query : query.limit(limit))
    // oxlint-disable-next-line no-unsafe-type-assertion -- the table is known by its shape alone here
    return rows.map((row) => ({ ...toTexts(row as Table['$inferSelect']), id: Number(row['id']) }))
  }
  const index = (db: Db, rows: readonly SourceRow[]) =>
    indexRecords(
      db,
      rows.map(({ id: recordId, name, description, facts = noText }) => ({
        type,
        recordId,
        name,
        description,
        facts,
        facets: [toFacet('type', type)],
      })),
    )
  return {
    type,
    async onChanged(db, changed) {
      const rows = await read(db, eq(id, changed))
      if (rows.length === 0) await unindexRecord(db, type, changed)
      else await index(db, rows)
    },
    async indexAfter(db, afterId, limit) {
      const rows = await read(db, gt(id, afterId), limit)
      await index(db, rows)
      return rows.length < limit ? undefined : rows.at(-1)?.id
    },
    describe: (db, ids) => read(db, inArray(id, [0, ...ids])),
    ...(shown ? { shown: sql`select ${shown.id} from ${shown}` } : {}),
  }
}
