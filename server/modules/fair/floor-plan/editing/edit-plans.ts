import { allPoints, checkPlan } from '#contract/fair/floor-plan/check/check-plan.ts'
import type * as contract from '#contract/fair/floor-plan/endpoints.ts'
import type { ManagedPlan, PlanStanding } from '#contract/fair/floor-plan/editing/schemas.ts'
import { buildPlan } from '#contract/fair/floor-plan/layout/build-plan.ts'
import { POINTS_MAX, PROBLEMS_SHOWN } from '#contract/fair/floor-plan/limits.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { parseFileId } from '#contract/foundation/files/rules.ts'
import { getViewerId } from '#server/modules/foundation/accounts/index.ts'
import { claimShown, findFiles } from '#server/modules/foundation/files/index.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import * as queries from './editing.queries'
import { addVersion } from './versions.queries'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>
type Seen = queries.PlanOf & { revision: number }

/** Locks the plans of the hall, and gives the one that the caller has seen. Throws FloorPlanNotFound, FloorPlanChanged. */
async function lockSeen(db: Db, { hallId, level, revision }: Seen): Promise<queries.PlanRow> {
  const row = (await queries.lockPlans(db, hallId)).find((one) => one.level === level)
  if (!row) throw fail('FloorPlanNotFound')
  if (row.revision !== revision) throw fail('FloorPlanChanged')
  return row
}

const numbersOf = (drawing: PlanDrawing | null) => new Set(drawing?.booths.map(({ number }) => number))

/** Throws FloorPlanBoothsTaken where somebody has a booth that visitors see and `next` lacks. */
async function assertTakenStay(db: Db, { hallId, published }: queries.PlanRow, next: PlanDrawing | null) {
  const [before, after] = [numbersOf(published), numbersOf(next)]
  const taken = await queries.listTaken(db, hallId)
  const numbers = taken.filter((number) => before.has(number) && !after.has(number))
  if (numbers.length > 0) throw fail('FloorPlanBoothsTaken', { numbers })
}

/** Retains a new picture below the drawing: an upload that nothing claims is removed. Throws FileNotFound. */
async function claimBackground(db: Db, { draft }: queries.PlanRow, { background }: PlanDrawing): Promise<void> {
  if (!background || background.url === draft.background?.url) return
  const [file] = await findFiles(db, [parseFileId(background.url)])
  if (!file?.isPublic || !file.mimeType.startsWith('image/')) throw fail('FileNotFound')
  await claimShown(db, [file.id])
}

/** What visitors see of a draft. */
function withoutBackground(draft: PlanDrawing): PlanDrawing {
  const { background: _, ...drawing } = draft
  return drawing
}

/** A plan as it is edited. Throws FloorPlanNotFound. */
export async function getManagedPlan({ db, input, language }: Context<Input<'getManagedPlan'>>): Promise<ManagedPlan> {
  const found = await queries.findPlan(db, input)
  if (!found) throw fail('FloorPlanNotFound')
  return {
    ...input,
    hallName: pick(found.hallName, language),
    ...queries.presentStanding({ ...found.plan, ...found.standing }),
    lastChange: queries.presentLastChange({ ...found.plan, by: found.by }, language),
    draft: found.plan.draft,
    published: found.plan.published,
    elsewhere: await queries.listElsewhere(db, input),
    taken: await queries.listTaken(db, input.hallId),
  }
}

/** A draft with who has changed it. */
const changedDraft = (context: Context<unknown>, draft: PlanDrawing) => ({
  draft,
  changedAt: new Date(),
  changedBy: getViewerId(context),
})

/** Adds a level. Throws what the contract names. */
export async function createPlan(context: Context<Input<'createPlan'>>): Promise<PlanStanding> {
  const { input, write } = context
  const { hallId, level, copyOf, width, height } = input
  return write(async (db) => {
    if (!(await queries.findHallName(db, hallId))) throw fail('HallNotFound')
    const copied = copyOf === null ? undefined : await queries.findPlan(db, { hallId, level: copyOf })
    if (copyOf !== null && !copied) throw fail('FloorPlanNotFound')
    const empty = buildPlan({ width, height, blocks: [], aisles: [], landmarks: [] })
    // The picture below the other level shows that level.
    const draft = copied ? { ...copied.plan.draft, booths: [], background: null } : empty
    if (!(await queries.insertPlan(db, { hallId, level }, changedDraft(context, draft)))) throw fail('FloorPlanExists')
    return queries.getStanding(db, input)
  })
}

/** Keeps a draft that the editor sends. Throws what the contract names. */
export async function savePlan(context: Context<Input<'savePlan'>>): Promise<PlanStanding> {
  const { input, write } = context
  if (allPoints(input.drawing).length > POINTS_MAX) throw fail('FloorPlanTooLarge', { max: POINTS_MAX })
  return write(async (db) => {
    const row = await lockSeen(db, input)
    await claimBackground(db, row, input.drawing)
    await queries.changePlan(db, input, changedDraft(context, input.drawing))
    return queries.getStanding(db, input)
  })
}

/** Shows visitors the draft. Throws what the contract names. */
export async function publishPlan(context: Context<Input<'publishPlan'>>): Promise<PlanStanding> {
  const { db: reading, input, write } = context
  // Checked before anything is locked: the revision says below whether it is still the same drawing.
  const found = await queries.findPlan(reading, input)
  if (!found) throw fail('FloorPlanNotFound')
  if (found.plan.revision !== input.revision) throw fail('FloorPlanChanged')
  const problems = checkPlan(found.plan.draft)
  if (problems.length > 0) {
    throw fail('FloorPlanProblems', { count: problems.length, problems: problems.slice(0, PROBLEMS_SHOWN) })
  }
  return write(async (db) => {
    const row = await lockSeen(db, input)
    const elsewhere = new Set(await queries.listElsewhere(db, input))
    const numbers = row.draft.booths.map(({ number }) => number).filter((number) => elsewhere.has(number))
    if (numbers.length > 0) throw fail('FloorPlanNumbersElsewhere', { numbers })
    await assertTakenStay(db, row, row.draft)
    const published = withoutBackground(row.draft)
    await queries.changePlan(db, input, { published, publishedAt: new Date() })
    await addVersion(db, { planId: row.id, drawing: published, byAccount: getViewerId(context) })
    return queries.getStanding(db, input)
  })
}

/** Makes the draft again what visitors see; the picture below it, which they never see, stays. Throws what the contract names. */
export async function discardPlan(context: Context<Input<'discardPlan'>>): Promise<PlanStanding> {
  const { input, write } = context
  return write(async (db) => {
    const { draft, published } = await lockSeen(db, input)
    if (!published) throw fail('FloorPlanUnpublished')
    await queries.changePlan(db, input, changedDraft(context, { ...published, background: draft.background }))
    return queries.getStanding(db, input)
  })
}

/** Removes a level. Throws what the contract names. */
export async function removePlan({ input, write }: Context<Input<'removePlan'>>): Promise<Record<string, never>> {
  await write(async (db) => {
    await assertTakenStay(db, await lockSeen(db, input), null)
    await queries.deletePlan(db, input)
  })
  return {}
}
