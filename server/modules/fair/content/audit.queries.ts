import { and, eq, getTableColumns, gte, inArray, lt, lte, max, type SQL, sql } from 'drizzle-orm'
import type { listAllContentChanges as contract } from '#contract/fair/content/endpoints.ts'
import { chinaDayBounds } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { inEither } from '#server/platform/db/like.ts'
import { readPage } from '#server/platform/db/list/list-page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import type { Item } from './content.queries'
import { contentChanges, contentItems } from './content.schema'

type Requested = ParsedInputOf<typeof contract>

/** A line of the history with its object and who did it. */
export interface ListedChange {
  change: Omit<typeof contentChanges.$inferSelect, 'document' | 'position'>
  item: Pick<Item, 'title' | 'deletedAt'>
  by: Bilingual | null
}

/** Those who have changed anything and bear such a name. They are few, so the index is jumped through from one to the next. */
async function findAuthors(db: Db, name: string): Promise<number[]> {
  const { byAccount } = contentChanges
  const authors = sql`(
    with recursive author as (
      select min(${byAccount}) as id from ${contentChanges}
      union all
      select (select min(${byAccount}) from ${contentChanges} where ${byAccount} > author.id) from author where author.id is not null
    ) select id from author where id is not null
  )`
  const rows = await db
    .select({ id: accountRecords.id })
    .from(accountRecords)
    .where(and(sql`${accountRecords.id} in ${authors}`, inEither(accountRecords.name, name)))
  return rows.map(({ id }) => id)
}

async function buildFilter(db: Db, { kind, action, keyWord, from, until, upTo }: Requested): Promise<SQL | undefined> {
  return and(
    upTo === undefined ? undefined : lte(contentChanges.id, upTo),
    kind ? eq(contentChanges.kind, kind) : undefined,
    action ? eq(contentChanges.action, action) : undefined,
    // No account has the number 0: an unknown author has no changes.
    keyWord ? inArray(contentChanges.byAccount, [0, ...(await findAuthors(db, keyWord))]) : undefined,
    from ? gte(contentChanges.at, chinaDayBounds(from).from) : undefined,
    until ? lt(contentChanges.at, chinaDayBounds(until).until) : undefined,
  )
}

/** A page of what was done to all objects, the last first, as it was when `upTo` was the last line, and that line. */
export async function listAllChanges(
  db: Db,
  input: Requested,
): Promise<{ rows: ListedChange[]; total: number; upTo: number }> {
  const [last] = await db.select({ id: max(contentChanges.id) }).from(contentChanges)
  const requested = { ...input, upTo: input.upTo ?? last?.id ?? 0 }
  const { document: _, position: __, ...change } = getTableColumns(contentChanges)
  const { title, deletedAt } = contentItems
  const list = {
    table: contentChanges,
    id: contentChanges.id,
    where: await buildFilter(db, requested),
    order: [
      { by: contentChanges.at, down: true },
      { by: contentChanges.id, down: true },
    ],
    request: requested,
  }
  const found = await readPage(db, list, (page, order) =>
    db
      .select({ change, item: { title, deletedAt }, by: accountRecords.name, total: page.total })
      .from(page)
      .innerJoin(contentChanges, eq(contentChanges.id, page.id))
      .innerJoin(
        contentItems,
        and(eq(contentItems.kind, contentChanges.kind), eq(contentItems.id, contentChanges.itemId)),
      )
      .leftJoin(accountRecords, eq(accountRecords.id, contentChanges.byAccount))
      .orderBy(...order),
  )
  return { ...found, upTo: requested.upTo }
}
