import * as contract from '#contract/fair/floor-plan/endpoints.ts'
import { checkPlan } from '#contract/fair/floor-plan/check/check-plan.ts'
import type { PlanStanding } from '#contract/fair/floor-plan/editing/schemas.ts'
import { buildPlan } from '#contract/fair/floor-plan/layout/build-plan.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
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
}

export const managedPlans: MockPlan[] = mappedHalls.map((hallId) => ({
  hallId,
  level: 0,
  draft: drawingOf(hallId),
  published: drawingOf(hallId),
  revision: 1,
  publishedAt: '2026-11-01T01:00:00.000Z',
}))

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
        .map((plan) => ({ level: plan.level, booths: plan.draft.booths.length, ...standingOf(plan) })),
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
    const plan: MockPlan = { hallId, level, draft, published: null, revision: 1, publishedAt: null }
    managedPlans.push(plan)
    return standingOf(plan)
  }),
  mock(contract.savePlan, ({ input }) => change(findSeen(input), { draft: input.drawing })),
  mock(contract.publishPlan, ({ input }) => {
    const plan = findSeen(input)
    const problems = checkPlan(plan.draft)
    if (problems.length > 0) refuse('FloorPlanProblems', { count: problems.length, problems })
    const elsewhere = listElsewhere(plan)
    const numbers = numbersOf(plan.draft).filter((number) => elsewhere.includes(number))
    if (numbers.length > 0) refuse('FloorPlanNumbersElsewhere', { numbers })
    assertTakenStay(plan, plan.draft)
    return change(plan, { published: withoutBackground(plan.draft), publishedAt: new Date().toISOString() })
  }),
  mock(contract.discardPlan, ({ input }) => {
    const plan = findSeen(input)
    const published = plan.published ?? refuse('FloorPlanUnpublished')
    return change(plan, { draft: { ...published, background: plan.draft.background } })
  }),
  mock(contract.removePlan, ({ input }) => {
    const plan = findSeen(input)
    assertTakenStay(plan, null)
    managedPlans.splice(managedPlans.indexOf(plan), 1)
    return {}
  }),
]
