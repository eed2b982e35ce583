import { asc, eq } from 'drizzle-orm'
import type { ServiceSettings } from '#contract/live/customer-service/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { quickReplies, services } from './customer-service.schema'

export async function findSettings(db: Db, service: string): Promise<ServiceSettings> {
  const [found] = await db.select().from(services).where(eq(services.service, service))
  return { hours: found?.hours ?? null, offline: found?.offline ?? { zh: '', en: '' } }
}

export async function upsertSettings(db: Db, service: string, settings: ServiceSettings): Promise<void> {
  await db
    .insert(services)
    .values({ service, ...settings })
    .onConflictDoUpdate({ target: services.service, set: settings })
}

export async function listReplies(db: Db, service: string) {
  return db
    .select({ id: quickReplies.id, text: quickReplies.text })
    .from(quickReplies)
    .where(eq(quickReplies.service, service))
    .orderBy(asc(quickReplies.position))
}

/** Puts these in place of what was there. */
export async function replaceReplies(db: Db, service: string, texts: readonly string[]): Promise<void> {
  await db.delete(quickReplies).where(eq(quickReplies.service, service))
  if (texts.length === 0) return
  await db.insert(quickReplies).values(texts.map((text, position) => ({ service, position, text })))
}
