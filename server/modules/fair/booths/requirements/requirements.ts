import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/fair/booths/endpoints.ts'
import type { BoothRequirements } from '#contract/fair/booths/requirements/schemas.ts'
import { utilities as allUtilities } from '#contract/fair/floor-plan/rules.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findBoothOf, findExisting } from '../booths.queries'
import { presentRequirements } from './requirements.present'
import { findRequirements, storeRequirements } from './requirements.queries'

type Output = OutputOf<typeof contract.getOwnBoothRequirements>
type OwnInput = ParsedInputOf<typeof contract.saveOwnBoothRequirements>
type Input = ParsedInputOf<typeof contract.saveBoothRequirements>

/** What the viewer's exhibitor needs, and whether that may still be changed. */
export async function getOwnRequirements(context: Context<unknown>): Promise<Output> {
  const { db } = context
  const { exhibitorId } = await getViewerAccount(context)
  if (exhibitorId === null) return { requirements: presentRequirements(null), editable: false }
  const row = await findRequirements(db, exhibitorId)
  return { requirements: presentRequirements(row), editable: !(await findBoothOf(db, exhibitorId)) }
}

/** Saves what an exhibitor without a booth needs. Throws BoothRequirementsClosed, BoothRequirementsChanged. */
async function save(db: Db, { exhibitorId, area, utilities, corner, note, revision }: Input) {
  if (await findBoothOf(db, exhibitorId)) throw fail('BoothRequirementsClosed')
  const row = await storeRequirements(db, {
    exhibitorId,
    area,
    utilities: allUtilities.filter((one) => utilities.includes(one)),
    corner,
    note: note.trim(),
    revision,
  })
  if (!row) throw fail('BoothRequirementsChanged')
  return presentRequirements(row)
}

/** Throws what the contract names. */
export async function saveOwnRequirements(context: Context<OwnInput>): Promise<BoothRequirements> {
  const { exhibitorId } = await getViewerAccount(context)
  if (exhibitorId === null) throw fail('NoExhibitor')
  return context.write((db) => save(db, { ...context.input, exhibitorId }))
}

/** Throws what the contract names. */
export async function saveRequirements({ input, write }: Context<Input>): Promise<BoothRequirements> {
  return write(async (db) => {
    if (!(await findExisting(db, [input.exhibitorId])).has(input.exhibitorId)) throw fail('ExhibitorNotFound')
    return save(db, input)
  })
}
