import { toEmailKeyword } from '#contract/core/contact/email.ts'
import { and, asc, count, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { CaseState } from '#contract/people/review/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contains } from '#server/platform/db/like.ts'
import { toOffset, type PageInput } from '#server/platform/db/list/page.ts'
import { orderBy } from '#server/platform/db/list/sort.ts'
import type { caseSorts } from '#contract/people/review/rules.ts'
import type { Cases } from './case-columns.queries'

/** The cases that are requested, of one subject. */
export interface CaseFilter {
  state?: CaseState | undefined
  kind?: string | undefined
  keyWord?: string | undefined
  /** Whether the reader sees phones and addresses whole: who sees a mask cannot search for what is under it. */
  whole: boolean
}

function matching({ kind, name, expo, phone, email }: Cases, input: CaseFilter): SQL | undefined {
  const { keyWord: typed, whole } = input
  const keyWord = typed && toEmailKeyword(typed)
  const texts = [sql`(${name} ->> 'zh')`, sql`(${name} ->> 'en')`, sql`(${expo} ->> 'zh')`, sql`(${expo} ->> 'en')`]
  return and(
    input.kind ? eq(kind, input.kind) : undefined,
    keyWord ? or(...[...texts, ...(whole ? [phone, email] : [])].map((text) => contains(text, keyWord))) : undefined,
  )
}

/** A case as the queue has it. */
export type CaseRecord = Awaited<ReturnType<typeof listCases>>[number]

type CaseSort = (typeof caseSorts)[number]

/** As requested, else the oldest first while under review and the newest first otherwise. */
export async function listCases(db: Db, cases: Cases, input: CaseFilter & PageInput & { sort?: CaseSort | undefined }) {
  const order = input.state === 'review' ? asc : desc
  const byName = sql`(${cases.name} ->> 'zh')`
  return db
    .select()
    .from(cases)
    .where(and(matching(cases, input), input.state ? eq(cases.state, input.state) : undefined))
    .orderBy(
      ...orderBy(input.sort, { name: byName, submittedAt: cases.submittedAt }, [
        order(cases.submittedAt),
        order(cases.id),
      ]),
    )
    .limit(input.limit)
    .offset(toOffset(input))
}

/** How many the filter finds in each state, whatever state it names. */
export async function countCases(db: Db, cases: Cases, input: CaseFilter): Promise<Map<CaseState, number>> {
  const rows = await db
    .select({ state: cases.state, n: count() })
    .from(cases)
    .where(matching(cases, input))
    .groupBy(cases.state)
  return new Map(rows.map(({ state, n }) => [state, n]))
}

export async function findCase(db: Db, cases: Cases, id: number): Promise<CaseRecord | undefined> {
  const [found] = await db.select().from(cases).where(eq(cases.id, id))
  return found
}
