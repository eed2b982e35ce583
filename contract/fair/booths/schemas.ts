import * as z from 'zod/mini'
import { Day, Id, Instant, nothing, text } from '#contract/core/shapes.ts'
import { NUMBER_MAX } from '#contract/fair/floor-plan/limits.ts'
import { boothStatuses, utilities } from '#contract/fair/floor-plan/rules.ts'
import { ASSIGNMENTS_MAX } from './limits'
import { BoothRequirements } from './requirements/schemas'
import { boothActions, skipReasons } from './rules'

export { copyHallSetup, getHallSetup, getOwnSetup, getOwnSetupCalendar, saveHallSetup } from './setup/schemas'
export { getOwnBoothRequirements, saveBoothRequirements, saveOwnBoothRequirements } from './requirements/schemas'
export { getOwnBoothScans, listBoothScans, recordBoothScan } from './visits/schemas'

const Number = text(NUMBER_MAX).check(z.minLength(1))

/** An exhibitor as organizers see it, also while visitors do not. */
const Exhibitor = z.object({
  id: z.int(),
  name: z.string(),
  /** Its name as it was written in each language; empty: only in the other one. */
  company: z.object({ zh: z.string(), en: z.string() }),
  industryId: z.nullable(z.int()),
  industry: z.string(),
  /** The categories of its published exhibits: who shares one competes. */
  categoryIds: z.array(z.int()),
  /** Visitors see it. */
  shown: z.boolean(),
})

/** The order that a booth belongs to. */
const BoothOrder = z.object({
  id: z.int(),
  number: z.string(),
  /** When the order ends if it is not paid; null: it was paid. */
  until: z.nullable(Instant),
  /** Its refund is under way: the booth is free once it has gone through. */
  refunding: z.boolean(),
  /** The organizer has confirmed it. */
  confirmed: z.boolean(),
  /** What it costs, in fen. */
  fen: z.int(),
})
export type BoothOrder = z.output<typeof BoothOrder>

/** A booth of a published plan. */
export const Booth = z.object({
  number: z.string(),
  level: z.int(),
  /** square metres */
  area: z.number(),
  /** Aisles pass it on two sides that meet. */
  corner: z.boolean(),
  utilities: z.array(z.enum(utilities)),
  status: z.enum(boothStatuses),
  exhibitor: z.nullable(Exhibitor),
  /** null: no exhibitor has ordered it. */
  order: z.nullable(BoothOrder),
  /** The last day of a reservation, GMT+8; of other booths null. */
  heldUntil: z.nullable(Day),
  /** The middle, metres from the left and upper edge of its level. */
  x: z.number(),
  y: z.number(),
})
export type Booth = z.output<typeof Booth>

/** An exhibitor of the hall, or of none, without a booth. */
export const Unplaced = z.object({
  ...Exhibitor.shape,
  /** It takes part at the venue, not only online. */
  onSite: z.boolean(),
  /** When it joined: those who came first choose first. */
  since: Instant,
  requirements: BoothRequirements,
})
export type Unplaced = z.output<typeof Unplaced>

const HallBooths = z.object({
  hallId: z.int(),
  booths: z.array(Booth),
  unplaced: z.array(Unplaced),
})
export type HallBooths = z.output<typeof HallBooths>

export const listBooths = { input: z.object({ hallId: Id }), output: HallBooths }

const place = { hallId: Id, number: Number }
/** The last day of the reservation that the organizer saw; null: none. */
const seenUntil = z._default(z.nullable(Day), null)

/**
 * `from`: where the exhibitor was when the organizer decided; null: nowhere. `heldUntil`: the booth was seen as reserved for
 * this exhibitor until that day.
 */
export const assignBooth = {
  input: z.object({
    ...place,
    exhibitorId: Id,
    from: z.nullable(z.object(place)),
    heldUntil: seenUntil,
  }),
  output: nothing,
}

/** `exhibitorId`: who had it when the organizer decided; null: it was reserved, until `heldUntil`. */
export const releaseBooth = {
  input: z.object({ ...place, exhibitorId: z.nullable(Id), heldUntil: seenUntil }),
  output: nothing,
}

export const holdBooth = { input: z.object({ ...place, until: Day, heldUntil: seenUntil }), output: nothing }

export const occupyBooth = { input: z.object({ ...place, exhibitorId: Id }), output: nothing }

/** `from`: the booth of this hall that the exhibitor leaves for it; null: it has none. */
const Assignment = z.object({ number: Number, exhibitorId: Id, from: z._default(z.nullable(Number), null) })

export const assignBooths = {
  input: z.object({
    hallId: Id,
    assignments: z.array(Assignment).check(z.minLength(1), z.maxLength(ASSIGNMENTS_MAX)),
  }),
  output: z.object({
    assigned: z.int(),
    /** Those that were not made, because somebody was first. */
    skipped: z.array(z.object({ number: z.string(), exhibitorId: z.int(), reason: z.enum(skipReasons) })),
  }),
}

const BoothEvent = z.object({
  id: z.int(),
  number: z.string(),
  action: z.enum(boothActions),
  /** The exhibitor's name; empty: it was about none, or it was deleted. */
  exhibitor: z.string(),
  /** Who did it; empty: the account was deleted, or its order did. */
  by: z.string(),
  at: Instant,
})
export type BoothEvent = z.output<typeof BoothEvent>

/** The latest first. */
export const listBoothEvents = { input: z.object({ ...place }), output: z.array(BoothEvent) }

/** An order of a booth that is not confirmed or not paid yet. */
const OpenBoothOrder = z.object({
  /** null: another account of the exhibitor has ordered it, and alone can open it. */
  id: z.nullable(z.int()),
  /** Of the order. */
  number: z.string(),
  confirmed: z.boolean(),
  /** When it ends if it is not confirmed or paid. */
  until: Instant,
  hallName: z.string(),
  boothNumber: z.string(),
})
export type OpenBoothOrder = z.output<typeof OpenBoothOrder>

/**
 * The own exhibitor's booth; null: it has none, or its hall has no published plan with it. `order`: what it waits for
 * instead; null: nothing.
 */
export const getOwnBooth = {
  input: nothing,
  output: z.object({
    booth: z.nullable(
      z.object({
        hallId: z.int(),
        hallName: z.string(),
        number: z.string(),
        level: z.int(),
        /** square metres */
        area: z.number(),
        corner: z.boolean(),
        utilities: z.array(z.enum(utilities)),
        /** metres, of the box around it: to the right, and downwards on the plan */
        width: z.number(),
        depth: z.number(),
        /** The exhibitors beside and behind it that visitors see. */
        neighbours: z.array(z.object({ id: z.int(), name: z.string(), number: z.string() })),
      }),
    ),
    order: z.nullable(OpenBoothOrder),
  }),
}
