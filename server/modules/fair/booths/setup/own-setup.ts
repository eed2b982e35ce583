import type { OutputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/fair/booths/endpoints.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { describeFiles } from '#server/modules/foundation/files/index.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findBoothOf, findHall } from '../booths.queries'
import * as queries from './setup.queries'

type OwnSetup = OutputOf<typeof contract.getOwnSetup>

const presentPeriod = (from: Date | null, until: Date | null) =>
  from && until ? { from: from.toISOString(), until: until.toISOString() } : null

/** Where an exhibitor has a booth, and what was set for that hall. */
export async function findOfExhibitor(db: Db, exhibitorId: number | null) {
  const place = exhibitorId === null ? undefined : await findBoothOf(db, exhibitorId)
  const hall = place && (await findHall(db, place.hallId))
  if (!place || !hall) return undefined
  return { number: place.number, hall, row: await queries.findSetup(db, place.hallId) }
}

/** The same of the viewer's exhibitor. */
export async function findOwn(context: Context<unknown>) {
  const { exhibitorId } = await getViewerAccount(context)
  return findOfExhibitor(context.db, exhibitorId)
}

/** What the viewer's exhibitor needs to know for its booth. */
export async function getOwnSetup(context: Context<unknown>): Promise<OwnSetup> {
  const { db, language, providers } = context
  const own = await findOwn(context)
  if (!own) return { booth: null, setup: null }
  const { number, hall, row } = own
  const booth = { hallName: pick(hall.name, language), number }
  const documents = row ? await queries.listDocuments(db, hall.id) : []
  if (!row) return { booth, setup: null }
  const { buildUpFrom, buildUpUntil, dismantlingFrom, dismantlingUntil, note, updatedAt } = row
  const buildUp = presentPeriod(buildUpFrom, buildUpUntil)
  const dismantling = presentPeriod(dismantlingFrom, dismantlingUntil)
  const text = pick(note, language)
  if (!buildUp && !dismantling && text === '' && documents.length === 0) return { booth, setup: null }
  const titles = new Map(documents.map(({ fileId, title }) => [fileId, title]))
  const files = await describeFiles(db, [...titles.keys()], providers)
  return {
    booth,
    setup: {
      buildUp,
      dismantling,
      note: text,
      documents: files.map((file) => {
        const title = titles.get(file.id) ?? { zh: '', en: '' }
        return { file, title: pick(title, language), fallbackFields: fallbacks({ title }, language) }
      }),
      updatedAt: updatedAt.toISOString(),
      fallbackFields: fallbacks({ note }, language),
    },
  }
}
