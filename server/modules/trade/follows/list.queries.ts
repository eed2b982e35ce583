import { and, count, eq, sql } from 'drizzle-orm'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { listFollows } from '#contract/trade/follows/endpoints.ts'
import type { FollowRow } from '#contract/trade/follows/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { type Bilingual, fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { inEither } from '#server/platform/db/like.ts'
import { toOffset } from '#server/platform/db/list/page.ts'
import { exhibitorRecords, shownExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { shownExhibits } from '#server/modules/fair/exhibits/index.ts'
import { liveRecords } from '#server/modules/live/live/index.ts'
import { shownArticles } from '#server/modules/fair/news/index.ts'
import { shownScheduleEvents } from '#server/modules/fair/schedule/index.ts'
import { newestFirst } from './follows.queries'
import { follows } from './follows.schema'

const none: Bilingual = { zh: '', en: '' }

const name = sql`coalesce(${shownExhibitors.company}, ${shownExhibits.name}, ${shownArticles.title}, ${liveRecords.title}, ${shownScheduleEvents.title})`
const picture = sql`coalesce(${shownExhibitors.logoUrl}, ${shownExhibits.coverUrl}, ${shownArticles.coverUrl}, ${liveRecords.coverUrl})`

const columns = {
  kind: follows.kind,
  id: follows.targetId,
  at: follows.createdAt,
  name: sql<Bilingual | null>`${name}`,
  picture: sql<Bilingual | null>`${picture}`,
  company: exhibitorRecords.company,
}

/** A row of each with what visitors see of it now, if anything. */
function selectRows<Columns extends Parameters<Db['select']>[0]>(db: Db, requested: Columns & object) {
  return db
    .select(requested)
    .from(follows)
    .leftJoin(shownExhibitors, and(eq(follows.kind, 'exhibitor'), eq(shownExhibitors.id, follows.targetId)))
    .leftJoin(shownExhibits, and(eq(follows.kind, 'exhibit'), eq(shownExhibits.id, follows.targetId)))
    .leftJoin(shownArticles, and(eq(follows.kind, 'news'), eq(shownArticles.id, follows.targetId)))
    .leftJoin(liveRecords, and(eq(follows.kind, 'live'), eq(liveRecords.id, follows.targetId)))
    .leftJoin(shownScheduleEvents, and(eq(follows.kind, 'schedule'), eq(shownScheduleEvents.id, follows.targetId)))
    .leftJoin(
      exhibitorRecords,
      eq(exhibitorRecords.id, sql`coalesce(${shownExhibits.exhibitorId}, ${liveRecords.exhibitorId})`),
    )
    .$dynamic()
}

interface Row {
  kind: FollowRow['kind']
  id: number
  at: Date
  name: Bilingual | null
  picture: Bilingual | null
  company: Bilingual | null
}

function present({ kind, id, at, ...row }: Row, language: Language): FollowRow {
  const [title, company] = [row.name ?? none, row.company ?? none]
  return {
    kind,
    id,
    at: at.toISOString(),
    isShown: row.name !== null,
    name: pick(title, language),
    picture: pick(row.picture ?? none, language),
    company: pick(company, language),
    fallbackFields: fallbacks({ name: title, company }, language),
  }
}

/** A page of what the account follows, the last first. */
export async function listOwnFollows(
  db: Db,
  language: Language,
  { accountId, request }: { accountId: number; request: ParsedInputOf<typeof listFollows> },
): Promise<{ rows: FollowRow[]; total: number }> {
  const where = and(
    eq(follows.accountId, accountId),
    request.kind ? eq(follows.kind, request.kind) : undefined,
    request.keyWord ? inEither(name, request.keyWord) : undefined,
  )
  const [total] = await selectRows(db, { n: count() }).where(where)
  const rows = await selectRows(db, columns)
    .where(where)
    .orderBy(...newestFirst)
    .limit(request.limit)
    .offset(toOffset(request))
  return { rows: rows.map((row) => present(row, language)), total: total?.n ?? 0 }
}
