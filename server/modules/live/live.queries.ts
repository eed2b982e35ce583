import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { LiveStatus, type LiveCard } from '../../../contract/live'
import type { Language, Paged } from '../../../contract/shapes'
import { fallbacks, pick } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import { offsetOf, type PageInput, toPage } from '../../platform/db/page'
import { exhibitors } from '../exhibitors/exhibitors.schema'
import { lives } from './live.schema'

interface LiveFilter extends PageInput {
  status?: number | undefined
  official?: boolean
  exhibitorId?: number | undefined
}

/** An interrupted session is tagged live (product page), so a filter for live finds both. */
function statusesOf(status: number): number[] {
  return status === 1 || status === 6 ? [1, 6] : [status]
}

/** What runs now first, then what comes, then what can be watched again. */
const runningFirst = sql`array_position(array[1, 6, 0, 2, 3]::smallint[], ${lives.status})`
const soonestFirst = sql`case when ${lives.status} = 0 then ${lives.startsAt} end`

export async function listLives(db: Db, language: Language, asked: LiveFilter): Promise<Paged<LiveCard>> {
  const where = and(
    asked.official === undefined ? undefined : eq(lives.official, asked.official),
    asked.exhibitorId ? eq(lives.exhibitorId, asked.exhibitorId) : undefined,
    asked.status === undefined ? undefined : inArray(lives.status, statusesOf(asked.status)),
  )
  const [total] = await db.select({ n: count() }).from(lives).where(where)
  const rows = await db
    .select({ live: lives, company: exhibitors.company })
    .from(lives)
    .leftJoin(exhibitors, eq(exhibitors.id, lives.exhibitorId))
    .where(where)
    .orderBy(runningFirst, soonestFirst, desc(lives.startsAt), lives.id)
    .limit(asked.limit)
    .offset(offsetOf(asked))
  const list = rows.map(({ live, company }) => ({
    id: live.id,
    liveName: pick(live.title, language),
    introduction: pick(live.introduction, language),
    coverImage: live.coverUrl,
    status: LiveStatus.parse(live.status),
    startTime: live.startsAt.toISOString(),
    endTime: live.endsAt.toISOString(),
    type: live.type,
    onlineCount: live.onlineCount,
    exhibitorId: live.exhibitorId,
    company: company ? pick(company, language) : '',
    fallbackFields: fallbacks({ liveName: live.title, introduction: live.introduction }, language),
  }))
  return toPage(list, total?.n ?? 0, asked)
}
