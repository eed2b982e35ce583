import { and, asc, count, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contains } from '#server/platform/db/like.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { contracts } from './services.schema'

export type ContractRow = typeof contracts.$inferSelect

/** As `contractStateOf` says it: from the day on that it was signed on until its last. */
const stands = (today: string): SQL =>
  sql`(${contracts.signedOn} <= ${today} and (${contracts.until} is null or ${contracts.until} >= ${today}))`

/** The contract of an exhibitor that stands on a day; nobody withdraws it until this transaction has ended. */
export async function holdContract(db: Db, exhibitorId: number, today: string): Promise<ContractRow | undefined> {
  const [row] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.exhibitorId, exhibitorId), stands(today)))
    .for('share')
  return row
}

export async function findContract(db: Db, exhibitorId: number, today: string): Promise<ContractRow | undefined> {
  const [row] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.exhibitorId, exhibitorId), stands(today)))
  return row
}

export interface ContractOf {
  exhibitorId: number
  company: Bilingual
  contract: ContractRow | null
}

const selectContracts = (db: Db) =>
  db
    .select({ exhibitorId: exhibitorRecords.id, company: exhibitorRecords.company, contract: contracts })
    .from(exhibitorRecords)
    .leftJoin(contracts, eq(contracts.exhibitorId, exhibitorRecords.id))
    .$dynamic()

export async function findContractOf(db: Db, exhibitorId: number): Promise<ContractOf | undefined> {
  const [row] = await selectContracts(db).where(eq(exhibitorRecords.id, exhibitorId))
  return row
}

/** Exhibitors and what they signed, by what organizers ask for. */
export async function listContracts(
  db: Db,
  { keyWord, signed, ...page }: PageInput & { keyWord?: string | undefined; signed?: boolean | undefined },
): Promise<{ rows: ContractOf[]; total: number }> {
  const word = keyWord?.trim() ?? ''
  const where = and(
    word === ''
      ? undefined
      : or(contains(sql`${exhibitorRecords.company}::text`, word), contains(contracts.number, word)),
    signed === undefined ? undefined : signed ? isNotNull(contracts.number) : isNull(contracts.number),
  )
  const [total] = await db
    .select({ n: count() })
    .from(exhibitorRecords)
    .leftJoin(contracts, eq(contracts.exhibitorId, exhibitorRecords.id))
    .where(where)
  const rows = await selectContracts(db)
    .where(where)
    .orderBy(asc(exhibitorRecords.id))
    .limit(page.limit)
    .offset(toOffset(page))
  return { rows, total: total?.n ?? 0 }
}

/** Writes a first contract down; false where there is one. */
export async function insertContract(db: Db, row: typeof contracts.$inferInsert): Promise<boolean> {
  const added = await db.insert(contracts).values(row).onConflictDoNothing().returning({ id: contracts.exhibitorId })
  return added.length > 0
}

/** Changes a contract that is still as it was seen. */
export async function changeContract(
  db: Db,
  { exhibitorId, version }: { exhibitorId: number; version: number },
  change: Partial<typeof contracts.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(contracts)
    .set({ ...change, version: sql`${contracts.version} + 1` })
    .where(and(eq(contracts.exhibitorId, exhibitorId), eq(contracts.version, version)))
    .returning({ id: contracts.exhibitorId })
  return changed.length > 0
}

export async function deleteContract(
  db: Db,
  { exhibitorId, version }: { exhibitorId: number; version: number },
): Promise<boolean> {
  const gone = await db
    .delete(contracts)
    .where(and(eq(contracts.exhibitorId, exhibitorId), eq(contracts.version, version)))
    .returning({ id: contracts.exhibitorId })
  return gone.length > 0
}
