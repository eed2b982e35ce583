import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { byId, fallbackFields, nothing, Theme } from './shapes'

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

export const listHalls = endpoint({
  method: 'POST',
  path: '/ce-exhibition/sp/display/hall/info/getHallList',
  access: 'public',
  reads: true,
  cacheable: true,
  input: nothing,
  output: z.array(Hall),
})

export const getHall = endpoint({
  method: 'GET',
  path: '/ce-exhibition/sp/display/hall/info/getHallDetail', // path: ours
  access: 'public',
  cacheable: true,
  input: byId,
  output: Hall,
  errors: ['HallNotFound'],
})

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

export const getHallColumn = endpoint({
  method: 'POST',
  path: '/ce-content/mgr/exhibitionHallColumn/getHallColumn',
  access: 'public',
  body: 'form',
  reads: true,
  cacheable: true,
  input: nothing,
  output: HallColumn,
})
