import * as z from 'zod/mini'
import { Theme, byId, fallbackFields, nothing } from '#contract/core/shapes.ts'

export const Hall = z.object({
  hallId: z.int(),
  hallName: z.string(),
  introduction: z.string(),
  coverUrl: z.string(),
  exhibitorsNum: z.int(),
  exhibitsNum: z.int(),
  /** The one hall for exhibitors from abroad (spec: access §2.3). */
  overseas: z.boolean(),
  fallbackFields,
  ...Theme.shape,
})

export type Hall = z.output<typeof Hall>

export const listHalls = {
  input: nothing,
  output: z.array(Hall),
}

export const getHall = {
  input: byId,
  output: Hall,
}

/**
 * Whether the fair shows its hall column: halls in the navigation, the VR hall, booth lines (spec: access §2.7).
 * Kept by the browser under `hallData`.
 */
export const HallColumn = z.object({
  /** 0 shown, 1 hidden */
  hidePavilionColumn: z.int(),
  /** Empty when the fair has no VR hall. */
  vrUrl: z.string(),
})

export type HallColumn = z.output<typeof HallColumn>

export const getHallColumn = {
  input: nothing,
  output: HallColumn,
}
