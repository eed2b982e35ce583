import { asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { ExpoInfo, OpenExhibition } from '#contract/fair/expo/schemas.ts'
import type { HallColumn } from '#contract/fair/halls/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import type { Paged } from '#contract/core/shapes.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toOffset, type PageInput, toPage } from '#server/platform/db/list/page.ts'
import { toTheme } from '#server/modules/fair/theme/index.ts'
import { type expos, shownExpos, shownLogos } from './expo.schema'

const DAY_MS = 86_400_000

export async function findMainExpo(db: Db) {
  const [main] = await db.select().from(shownExpos).where(eq(shownExpos.main, true))
  return main
}

/** Without a fair there is nothing to hide: an empty database shows empty halls. */
export async function findHallColumn(db: Db): Promise<HallColumn> {
  const main = await findMainExpo(db)
  return { hidePavilionColumn: main?.hidePavilionColumn ?? 0, vrUrl: main?.vrUrl ?? '' }
}

export function presentExpo(expo: typeof expos.$inferSelect, language: Language): ExpoInfo {
  const texts = (list: { zh: string; en: string }[]) => list.map((text) => pick(text, language))
  const names = (list: { zh: string; en: string }[]) => texts(list).map((name) => ({ name }))
  const { contacts } = expo
  return {
    id: expo.id,
    expoName: pick(expo.name, language),
    slogan: pick(expo.slogan, language),
    introduce: texts(expo.introduction),
    cityName: pick(expo.city, language),
    venue: pick(expo.venue, language),
    startTime: expo.startsAt.toISOString(),
    endTime: expo.endsAt.toISOString(),
    hosts: names(expo.hosts),
    organizers: names(expo.organizers),
    supporters: names(expo.supporters),
    contacts: {
      phone: contacts?.phone ?? '',
      groupPhone: contacts?.groupPhone || (contacts?.phone ?? ''),
      email: contacts?.email ?? '',
      address: contacts ? pick(contacts.address, language) : '',
      hours: contacts ? pick(contacts.hours, language) : '',
    },
    filingNumbers: texts(expo.filing),
    ...toTheme(expo),
  }
}

export function presentOpenExpo(expo: typeof expos.$inferSelect, language: Language): OpenExhibition {
  return {
    id: expo.id,
    name: pick(expo.name, language),
    introduce: pick(expo.introduction[0] ?? { zh: '', en: '' }, language),
    distanceDay: Math.max(0, Math.ceil((expo.startsAt.getTime() - Date.now()) / DAY_MS)),
    regStartTime: expo.regStartsAt.toISOString(),
    regEndTime: expo.regEndsAt.toISOString(),
    startTime: expo.startsAt.toISOString(),
    endTime: expo.endsAt.toISOString(),
    coverImageUrl: pick(expo.coverUrl, language),
    isRegMainExpo: expo.main,
  }
}

/** Every exhibition with a sign-up, the fair's own first. */
export async function listExpos(db: Db, language: Language, page: PageInput): Promise<Paged<OpenExhibition>> {
  const [total] = await db.select({ n: count() }).from(shownExpos)
  const rows = await db
    .select()
    .from(shownExpos)
    .orderBy(desc(shownExpos.main), asc(shownExpos.startsAt), asc(shownExpos.id))
    .limit(page.limit)
    .offset(toOffset(page))
  return toPage(
    rows.map((expo) => presentOpenExpo(expo, language)),
    total?.n ?? 0,
    page,
  )
}

export async function listLogos(db: Db, language: Language, types: number[]) {
  if (types.length === 0) return []
  const rows = await db
    .select()
    .from(shownLogos)
    .where(inArray(shownLogos.logoType, types))
    .orderBy(asc(shownLogos.logoType), asc(shownLogos.position), asc(shownLogos.id))
  return rows.map(({ logoType, logoUrl, name }) => ({
    logoType,
    logoUrl: pick(logoUrl, language),
    name: pick(name, language),
  }))
}
