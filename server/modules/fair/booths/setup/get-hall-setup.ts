import type { HallSetup } from '#contract/fair/booths/setup/schemas.ts'
import { describeFiles } from '#server/modules/foundation/files/index.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findHall } from '../booths.queries'
import * as queries from './setup.queries'

const toText = (at: Date | null | undefined): string => at?.toISOString() ?? ''

/** The set-up information of a hall as organizers edit it. Throws HallNotFound. */
export async function getHallSetup(
  { db, language, providers }: Pick<Context<unknown>, 'db' | 'language' | 'providers'>,
  hallId: number,
): Promise<HallSetup> {
  const hall = await findHall(db, hallId)
  if (!hall) throw fail('HallNotFound')
  const row = await queries.findSetup(db, hallId)
  const documents = await queries.listDocuments(db, hallId)
  const titles = new Map(documents.map(({ fileId, title }) => [fileId, title]))
  const files = await describeFiles(db, [...titles.keys()], providers)
  const halls = await queries.listHalls(db)
  return {
    hallId,
    hallName: pick(hall.name, language),
    revision: row?.revision ?? 0,
    buildUpFrom: toText(row?.buildUpFrom),
    buildUpUntil: toText(row?.buildUpUntil),
    dismantlingFrom: toText(row?.dismantlingFrom),
    dismantlingUntil: toText(row?.dismantlingUntil),
    note: row?.note ?? { zh: '', en: '' },
    documents: files.map((file) => ({ file, title: titles.get(file.id) ?? { zh: '', en: '' } })),
    updatedAt: row?.updatedAt.toISOString() ?? null,
    others: halls
      .filter((one) => one.hallId !== hallId)
      .map(({ name, ...one }) => ({ ...one, hallName: pick(name, language) })),
  }
}
