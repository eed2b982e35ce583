import * as contract from '#contract/fair/floor-plan/endpoints.ts'
import { checkPlan } from '#contract/fair/floor-plan/check/check-plan.ts'
import type { Change, PlanStanding, PlanVersion } from '#contract/fair/floor-plan/editing/schemas.ts'
import { buildPlan } from '#contract/fair/floor-plan/layout/build-plan.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { hallRows } from '#src/mocks/fair/halls/halls.ts'
import { drawingOf, mappedHalls, planIn } from './plans'

/** A plan as editors change it; a reload restores the first ones. */
interface MockPlan {
  hallId: number
  level: number
  draft: PlanDrawing
  published: PlanDrawing | null
  revision: number
  publishedAt: string | null
  changedAt: string | null
}

export const managedPlans: MockPlan[] = mappedHalls.map((hallId) => ({
  hallId,
  level: 0,
  draft: drawingOf(hallId),
  published: drawingOf(hallId),
  revision: 1,
  publishedAt: '2026-11-01T01:00:00.000Z',
  changedAt: null,
}))

/** What was published, the latest first. */
interface MockVersion extends Pick<PlanVersion, 'id' | 'at'> {
  hallId: number
  level: number
  drawing: PlanDrawing
}
export const planVersions: MockVersion[] = mappedHalls.flatMap((hallId) => {
  const drawing = drawingOf(hallId)
  const before = { ...drawing, booths: drawing.booths.slice(0, -2) }
  return [
    { id: hallId * 2, hallId, level: 0, drawing, at: '2026-11-01T01:00:00.000Z' },
    { id: hallId * 2 - 1, hallId, level: 0, drawing: before, at: '2026-10-20T06:30:00.000Z' },
  ]
})
const changedNow = () => ({ changedAt: new Date().toISOString() })
const EDITOR = ['陈立', 'Chen Li'] as const
const lastChangeOf = ({ changedAt }: MockPlan, language: Language): Change | null =>
  changedAt === null ? null : { by: say(language, EDITOR), at: changedAt }

function withoutBackground(draft: PlanDrawing): PlanDrawing {
  const { background: _, ...drawing } = draft
  return drawing
}

function standingOf({ draft, published, revision, publishedAt }: MockPlan): PlanStanding {
  const isSame = JSON.stringify(withoutBackground(draft)) === JSON.stringify(published)
  return { revision, publishedAt, state: published ? (isSame ? 'published' : 'changed') : 'unpublished' }
}

const find = (of: { hallId: number; level: number }) =>
  managedPlans.find(({ hallId, level }) => hallId === of.hallId && level === of.level) ?? refuse('FloorPlanNotFound')

function findSeen(of: { hallId: number; level: number; revision: number }): MockPlan {
  const plan = find(of)
  return plan.revision === of.revision ? plan : refuse('FloorPlanChanged')
}

function change(plan: MockPlan, values: Partial<MockPlan>): PlanStanding {
  Object.assign(plan, values, { revision: plan.revision + 1 })
  return standingOf(plan)
}

const numbersOf = (drawing: PlanDrawing | null) => drawing?.booths.map(({ number }) => number) ?? []

const listTaken = (hallId: number) =>
  (planIn('zh-CN', hallId)?.booths ?? []).filter(({ exhibitor }) => exhibitor).map(({ number }) => number)

function assertTakenStay({ hallId, published }: MockPlan, next: PlanDrawing | null): void {
  const [before, after] = [numbersOf(published), numbersOf(next)]
  const numbers = listTaken(hallId).filter((number) => before.includes(number) && !after.includes(number))
  if (numbers.length > 0) refuse('FloorPlanBoothsTaken', { numbers })
}

const listElsewhere = (of: { hallId: number; level: number }) =>
  managedPlans
    .filter(({ hallId, level }) => hallId === of.hallId && level !== of.level)
    .flatMap(({ published }) => numbersOf(published))

export const managed = [
  mock(contract.listManagedPlans, ({ language }) =>
    hallRows.map(({ id, name }) => ({
      hallId: id,
      hallName: say(language, name),
      levels: managedPlans
        .filter(({ hallId }) => hallId === id)
        .map((plan) => ({
          level: plan.level,
          booths: plan.draft.booths.length,
          ...standingOf(plan),
          lastChange: lastChangeOf(plan, language),
        })),
    })),
  ),
  mock(contract.getManagedPlan, ({ input, language }) => {
    const plan = find(input)
    const hall = hallRows.find(({ id }) => id === plan.hallId)
    return {
      hallId: plan.hallId,
      hallName: hall ? say(language, hall.name) : '',
      level: plan.level,
      ...standingOf(plan),
      lastChange: lastChangeOf(plan, language),
      draft: plan.draft,
      published: plan.published,
      elsewhere: listElsewhere(plan),
      taken: listTaken(plan.hallId),
    }
  }),
  mock(contract.createPlan, ({ input: { hallId, level, copyOf, width, height } }) => {
    if (!hallRows.some(({ id }) => id === hallId)) refuse('HallNotFound')
    if (managedPlans.some((one) => one.hallId === hallId && one.level === level)) refuse('FloorPlanExists')
    const copied = copyOf === null ? undefined : find({ hallId, level: copyOf })
    const empty = buildPlan({ width, height, blocks: [], aisles: [], landmarks: [] })
    const draft = copied ? { ...copied.draft, booths: [], background: null } : empty
    const plan: MockPlan = { hallId, level, draft, published: null, revision: 1, publishedAt: null, ...changedNow() }
    managedPlans.push(plan)
    return standingOf(plan)
  }),
  mock(contract.savePlan, ({ input }) => change(findSeen(input), { draft: input.drawing, ...changedNow() })),
  mock(contract.publishPlan, ({ input }) => {
    const plan = findSeen(input)
    const problems = checkPlan(plan.draft)
    if (problems.length > 0) refuse('FloorPlanProblems', { count: problems.length, problems })
    const elsewhere = listElsewhere(plan)
    const numbers = numbersOf(plan.draft).filter((number) => elsewhere.includes(number))
    if (numbers.length > 0) refuse('FloorPlanNumbersElsewhere', { numbers })
    assertTakenStay(plan, plan.draft)
    const [published, at] = [withoutBackground(plan.draft), new Date().toISOString()]
    const { hallId, level } = plan
    const id = Math.max(...planVersions.map((one) => one.id)) + 1
    planVersions.unshift({ id, hallId, level, drawing: published, at })
    return change(plan, { published, publishedAt: at })
  }),
  mock(contract.discardPlan, ({ input }) => {
    const plan = findSeen(input)
    const published = plan.published ?? refuse('FloorPlanUnpublished')
    return change(plan, { draft: { ...published, background: plan.draft.background }, ...changedNow() })
  }),
  mock(contract.removePlan, ({ input }) => {
    const plan = findSeen(input)
    assertTakenStay(plan, null)
    managedPlans.splice(managedPlans.indexOf(plan), 1)
    return {}
  }),
  mock(contract.listPlanVersions, ({ input, language }) => {
    const { hallId, level } = find(input)
    return planVersions
      .filter((one) => one.hallId === hallId && one.level === level)
      .map(({ id, at, drawing }) => ({ id, at, by: say(language, EDITOR), booths: drawing.booths.length }))
  }),
  mock(contract.getPlanVersion, ({ input }) => {
    const found = planVersions.find(
      (one) => one.id === input.id && one.hallId === input.hallId && one.level === input.level,
    )
    return found ? { drawing: found.drawing } : refuse('FloorPlanVersionNotFound')
  }),
]
