import * as z from 'zod/mini'
import { Id, Theme, fallbackFields, integer, nothing } from '#contract/core/shapes.ts'
import { BOOTHS_MAX, LANDMARKS_MAX, LEVEL_MAX, LEVEL_MIN, NUMBER_MAX, POINTS_MAX } from './limits'
import { boothStatuses, landmarkKinds, utilities } from './rules'

export {
  createPlan,
  discardPlan,
  getManagedPlan,
  getPlanVersion,
  listManagedPlans,
  listPlanVersions,
  publishPlan,
  removePlan,
  savePlan,
} from './editing/schemas'
export { getVisitCalendar } from './visit/schemas'

/** metres from the left and upper edge of the plan; y grows downwards */
export const Point = z.object({ x: z.number(), y: z.number() })
export type Point = z.output<typeof Point>

const Landmark = z.object({ id: z.string(), kind: z.enum(landmarkKinds), ...Point.shape })

/** Where people walk. A walk goes along edges; an edge with steps is left out of step-free routes. */
const Aisles = z.object({
  nodes: z.array(z.object({ id: z.string(), ...Point.shape })).check(z.maxLength(POINTS_MAX)),
  edges: z.array(z.object({ from: z.string(), to: z.string(), stepFree: z.boolean() })).check(z.maxLength(POINTS_MAX)),
})
export type Aisles = z.output<typeof Aisles>

/** A booth as it is drawn: a simple polygon; without a door one enters where it is nearest to an aisle. */
const DrawnBooth = z.object({
  /** Without commas: addresses list numbers. */
  number: z.string().check(z.minLength(1), z.maxLength(NUMBER_MAX), z.regex(/^[^,]+$/)),
  points: z.array(Point),
  door: z.nullable(Point),
  /** What it is supplied with; absent: nothing. Visitors do not read it. */
  utilities: z.optional(z.array(z.enum(utilities))),
})
export type DrawnBooth = z.output<typeof DrawnBooth>

const drawing = {
  width: z.number(),
  height: z.number(),
  outline: z.array(Point),
  walls: z.array(z.array(Point)),
  aisles: Aisles,
}

/** A picture below a drawing to draw by, in metres from the left and upper edge of the plan. Only organizers see it. */
const Background = z.object({
  /** Of an uploaded file. */
  url: z.string(),
  ...Point.shape,
  width: z.number(),
  height: z.number(),
})
export type Background = z.output<typeof Background>

/** A plan as organizers draw it and as it is stored, draft or published; who is at a booth is stored separately. */
export const PlanDrawing = z.object({
  ...drawing,
  landmarks: z
    .array(z.object({ ...Landmark.shape, name: z.object({ zh: z.string(), en: z.string() }) }))
    .check(z.maxLength(LANDMARKS_MAX)),
  booths: z.array(DrawnBooth).check(z.maxLength(BOOTHS_MAX)),
  /** Drafts alone have one; absent: none. */
  background: z.optional(z.nullable(Background)),
})
export type PlanDrawing = z.output<typeof PlanDrawing>

/** An exhibitor as its booth shows it. */
const BoothExhibitor = z.object({
  id: z.int(),
  name: z.string(),
  abbreviation: z.string(),
  logoUrl: z.string(),
  industryId: z.nullable(z.int()),
  exhibitsNum: z.int(),
  /** Empty when there is no VR booth. */
  vrShowUrl: z.string(),
  fallbackFields,
})

const PlanBooth = z.object({
  ...z.omit(DrawnBooth, { utilities: true }).shape,
  status: z.enum(boothStatuses),
  exhibitor: z.nullable(BoothExhibitor),
})
export type PlanBooth = z.output<typeof PlanBooth>

/** `name` is empty where the kind says enough. */
const PlanLandmark = z.object({ ...Landmark.shape, name: z.string() })
export type PlanLandmark = z.output<typeof PlanLandmark>

export const FloorPlan = z.object({
  hallId: z.int(),
  hallName: z.string(),
  level: z.int(),
  ...drawing,
  landmarks: z.array(PlanLandmark),
  booths: z.array(PlanBooth),
  /** Of the exhibitors on this plan. */
  industries: z.array(z.object({ id: z.int(), name: z.string() })),
  ...Theme.shape,
})
export type FloorPlan = z.output<typeof FloorPlan>

const HallPlans = z.object({
  hallId: z.int(),
  hallName: z.string(),
  levels: z.array(z.object({ level: z.int(), booths: z.int(), exhibitors: z.int() })),
})
export type HallPlans = z.output<typeof HallPlans>

export const listFloorPlans = {
  input: nothing,
  output: z.array(HallPlans),
}

export const getFloorPlan = {
  input: z.object({ hallId: Id, level: z._default(integer(LEVEL_MIN, LEVEL_MAX), 0) }),
  output: FloorPlan,
}
