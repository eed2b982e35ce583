import { toEmailKeyword } from '#contract/core/contact/email.ts'
import { and, count, desc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { accountSorts } from '#contract/operations/management/rules.ts'
import type { AccountStatus } from '#contract/operations/management/schemas.ts'
import { SESSION_SECONDS } from '#contract/people/session/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contains } from '#server/platform/db/like.ts'
import { toOffset, type PageInput } from '#server/platform/db/list/page.ts'
import { orderBy } from '#server/platform/db/list/sort.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { sessionRecords } from '#server/modules/people/session/index.ts'

export interface AccountFilter {
  status?: AccountStatus | undefined
  userType?: number | undefined
  keyWord?: string | undefined
  /** Whether the reader sees phones and addresses whole: who sees a mask cannot search for what is under it. */
  whole: boolean
}

function matching({ status, userType, keyWord: typed, whole }: AccountFilter): SQL | undefined {
  const keyWord = typed && toEmailKeyword(typed)
  const { name, phone, email, contactPhone, contactEmail } = accountRecords
  const masked = [phone, email, contactPhone, contactEmail]
  const texts = [sql`(${name} ->> 'zh')`, sql`(${name} ->> 'en')`, ...(whole ? masked : [])]
  return and(
    status ? eq(accountRecords.status, status) : undefined,
    userType ? eq(accountRecords.userType, userType) : undefined,
    keyWord ? or(...texts.map((text) => contains(text, keyWord))) : undefined,
  )
}

type AccountSort = (typeof accountSorts)[number]

/** As requested, else the newest first. */
export async function listAccounts(db: Db, input: AccountFilter & PageInput & { sort?: AccountSort | undefined }) {
  const byName = sql`(${accountRecords.name} ->> 'zh')`
  return db
    .select()
    .from(accountRecords)
    .where(matching(input))
    .orderBy(...orderBy(input.sort, { name: byName, createdAt: accountRecords.createdAt }, [desc(accountRecords.id)]))
    .limit(input.limit)
    .offset(toOffset(input))
}

export async function countAccounts(db: Db, input: AccountFilter): Promise<number> {
  const [total] = await db.select({ n: count() }).from(accountRecords).where(matching(input))
  return total?.n ?? 0
}

/** How many sessions of each account stand. */
export async function countSessions(db: Db, accountIds: number[]): Promise<Map<number, number>> {
  const oldest = new Date(Date.now() - SESSION_SECONDS * 1_000)
  const rows = await db
    .select({ accountId: sessionRecords.accountId, n: count() })
    .from(sessionRecords)
    .where(and(inArray(sessionRecords.accountId, [0, ...accountIds]), gt(sessionRecords.lastUsedAt, oldest)))
    .groupBy(sessionRecords.accountId)
  return new Map(rows.map(({ accountId, n }) => [accountId, n]))
}
