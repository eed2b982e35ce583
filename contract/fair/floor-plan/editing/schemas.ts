import * as z from 'zod/mini'
import { ADDRESS_MAX } from '#contract/core/rules.ts'
import { Id, Instant, integer, NO_ADDRESS, nothing, several, text } from '#contract/core/shapes.ts'
import { isOwnFile } from '#contract/fair/content/rich-text.ts'
import * as limits from '../limits'
import { landmarkKinds, utilities } from '../rules'
import { planStates } from './rules'

/** metres; what JSON writes as no number, or as one without an end, is refused */
const coordinate = z.number().check(z.gte(-limits.LENGTH_MAX), z.lte(limits.LENGTH_MAX))
const Place = z.object({ x: coordinate, y: coordinate })
const places = z.array(Place).check(z.maxLength(limits.POINTS_MAX))
/** metres */
const side = z.number().check(z.gte(1), z.lte(limits.LENGTH_MAX))
const mark = text(limits.NUMBER_MAX).check(z.minLength(1))
const Level = integer(limits.LEVEL_MIN, limits.LEVEL_MAX)

/** metres; a picture of a hall may be larger than the hall */
const extent = z.number().check(z.gt(0), z.lte(limits.LENGTH_MAX))
const Background = z.object({
  url: text(ADDRESS_MAX).check(z.refine(isOwnFile, { params: { reason: NO_ADDRESS } })),
  ...Place.shape,
  width: extent,
  height: extent,
})

/** A drawing as an editor sends it: it may be unfinished, but every number, name and list is within its bounds. */
const EditedDrawing = z.object({
  width: side,
  height: side,
  outline: places,
  walls: z.array(places).check(z.maxLength(limits.POINTS_MAX)),
  aisles: z.object({
    nodes: z.array(z.object({ id: mark, ...Place.shape })).check(z.maxLength(limits.POINTS_MAX)),
    edges: z.array(z.object({ from: mark, to: mark, stepFree: z.boolean() })).check(z.maxLength(limits.POINTS_MAX)),
  }),
  landmarks: z
    .array(
      z.object({
        id: mark,
        kind: z.enum(landmarkKinds),
        ...Place.shape,
        name: z.object({ zh: text(limits.LANDMARK_NAME_MAX), en: text(limits.LANDMARK_NAME_MAX) }),
      }),
    )
    .check(z.maxLength(limits.LANDMARKS_MAX)),
  booths: z
    .array(
      z.object({
        /** Without commas: addresses list numbers. */
        number: mark.check(z.regex(/^[^,]+$/)),
        points: places,
        door: z.nullable(Place),
        utilities: z.optional(several(z.enum(utilities), utilities.length)),
      }),
    )
    .check(z.maxLength(limits.BOOTHS_MAX)),
  background: z.optional(z.nullable(Background)),
})

const plan = { hallId: Id, level: Level }
/** `revision`: of the plan as the caller has seen it last. */
const seen = { ...plan, revision: z.int() }

/** How a plan stands after a change. */
const PlanStanding = z.object({
  revision: z.int(),
  state: z.enum(planStates),
  publishedAt: z.nullable(Instant),
})
export type PlanStanding = z.output<typeof PlanStanding>

/** Who changed something, and when. */
const Change = z.object({
  /** Empty: no account did, or it was deleted. */
  by: z.string(),
  at: Instant,
})
export type Change = z.output<typeof Change>
/** Of the draft; null: it is as the fair was set up with it. */
const lastChange = z.nullable(Change)

const ManagedLevel = z.object({
  level: z.int(),
  ...PlanStanding.shape,
  lastChange,
  /** Of the draft. */
  booths: z.int(),
})
export type ManagedLevel = z.output<typeof ManagedLevel>

const ManagedHall = z.object({ hallId: z.int(), hallName: z.string(), levels: z.array(ManagedLevel) })
export type ManagedHall = z.output<typeof ManagedHall>

const ManagedPlan = z.object({
  hallId: z.int(),
  hallName: z.string(),
  level: z.int(),
  ...PlanStanding.shape,
  lastChange,
  draft: EditedDrawing,
  /** Null: never published. */
  published: z.nullable(EditedDrawing),
  /** The numbers of the booths that other levels of the hall show visitors. */
  elsewhere: z.array(z.string()),
  /** The numbers in this hall that somebody has or has reserved: of those that are published, none may go. */
  taken: z.array(z.string()),
})
export type ManagedPlan = z.output<typeof ManagedPlan>

export const listManagedPlans = { input: nothing, output: z.array(ManagedHall) }

export const getManagedPlan = { input: z.object(plan), output: ManagedPlan }

export const createPlan = {
  input: z.object({ ...plan, width: side, height: side, copyOf: z.nullable(Level) }),
  output: PlanStanding,
}

export const savePlan = { input: z.object({ ...seen, drawing: EditedDrawing }), output: PlanStanding }

export const publishPlan = { input: z.object(seen), output: PlanStanding }

export const discardPlan = { input: z.object(seen), output: PlanStanding }

/** What was published once. */
const PlanVersion = z.object({ id: z.int(), ...Change.shape, booths: z.int() })
export type PlanVersion = z.output<typeof PlanVersion>

export const listPlanVersions = { input: z.object(plan), output: z.array(PlanVersion) }

export const getPlanVersion = {
  input: z.object({ ...plan, id: Id }),
  output: z.object({ drawing: EditedDrawing }),
}

export const removePlan = { input: z.object(seen), output: nothing }
