import type { Demand, OwnDemand } from '#contract/trade/demands/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import type { Providers } from '#server/providers/providers.ts'
import { type Account, findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { describeFiles } from '#server/modules/foundation/files/index.ts'
import { type ApprovedDemand, findShown, isNamed, listContactSeers, seesContact } from './demands.queries'
import { endOf, presentCard, presentOwn, presentPictures } from './demands.present'
import { findOwn, nameExhibitors, type OwnRow } from './own.queries'

type CallContext = Pick<Context<unknown>, 'db' | 'viewer' | 'language'>

/** A demand that the viewer may see, and who asks. Throws DemandNotFound: one that is for others is none. */
async function getVisible({ db, viewer }: CallContext, id: number) {
  const found = await findShown(db, id)
  const requester = viewer ? await findAccountById(db, Number(viewer.userId)) : undefined
  const own = requester?.id === found?.buyer.id
  const exhibitorId = requester?.exhibitorId ?? null
  const isFor = found && (own || !found.demand.named || (exhibitorId !== null && (await isNamed(db, id, exhibitorId))))
  if (!found || !isFor) throw fail('DemandNotFound')
  return { found, own, exhibitorId }
}

/** A demand as the viewer may see it. Throws DemandNotFound. */
export async function getDemand(
  context: CallContext & Pick<Context<unknown>, 'providers'>,
  id: number,
): Promise<Demand> {
  const { db, language, providers } = context
  const { found, own, exhibitorId } = await getVisible(context, id)
  const { demand, buyer } = found
  const seesIt = own || (exhibitorId !== null && (await seesContact(db, id, exhibitorId)))
  const { title, supplement } = demand
  return {
    ...presentCard(found, language),
    version: demand.version,
    supplement: pick(supplement, language),
    pictures: presentPictures(demand.pictures),
    files: await describeFiles(db, demand.files, providers),
    buyerType: buyer.userType,
    named: demand.named,
    contact: seesIt ? { person: demand.contactPerson, number: demand.contactNumber } : null,
    own,
    fallbackFields: fallbacks({ title, supplement }, language),
  }
}

/** A demand that offers may come to, as it was seen. Throws DemandNotFound, DemandEnded, DemandChanged (spec: live §8). */
export async function getOpenDemand(context: CallContext, id: number, version: number): Promise<ApprovedDemand> {
  const { found } = await getVisible(context, id)
  if (endOf(found.demand) !== '') throw fail('DemandEnded')
  if (found.demand.version !== version) throw fail('DemandChanged')
  return found.demand
}

/** The viewer's own demand. Throws DemandNotFound. */
export async function getOwn(db: Db, account: Account, id: number): Promise<OwnRow> {
  const row = await findOwn(db, account.id, id)
  if (!row) throw fail('DemandNotFound')
  return row
}

interface Describing {
  db: Db
  language: Language
  providers: Providers
}

/** A demand as its buyer sees it. */
export async function describeOwn({ db, language, providers }: Describing, row: OwnRow): Promise<OwnDemand> {
  const { exhibitorIds, files: fileIds } = row.demand.document
  const exhibitors = exhibitorIds.length > 0 ? await nameExhibitors(db, exhibitorIds) : []
  const seers = row.shown ? await listContactSeers(db, row.demand.id) : []
  const files = await describeFiles(db, fileIds, providers)
  return presentOwn(row, { exhibitors, seers, files }, language)
}
