import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import type { ProgramItem } from '#contract/operations/today/schemas.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listEventsOf, listLivesOf } from './program.queries'

/** Live sessions and events of today in GMT+8, by start. */
export async function listProgram(db: Db, language: Language): Promise<ProgramItem[]> {
  const day = chinaDayBounds(chinaDay(new Date()))
  const [lives, events] = await Promise.all([listLivesOf(db, day), listEventsOf(db, day)])
  const rows = [
    ...lives.map((row) => ({ kind: 'live' as const, ...row })),
    ...events.map((row) => ({ kind: 'event' as const, ...row, status: null })),
  ]
  return rows
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map(({ title, startsAt, endsAt, ...row }) => ({
      ...row,
      title: pick(title, language),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      fallbackFields: fallbacks({ title }, language),
    }))
}
