import * as z from 'zod/mini'
import { liveStatuses } from './live-status'
import { fallbackFields, Instant } from '../shapes'

export const LiveStatusSchema = z.literal(liveStatuses)

/** A live session in a list. */
export const LiveCard = z.object({
  id: z.int(),
  liveName: z.string(),
  introduction: z.string(),
  coverImage: z.string(),
  status: LiveStatusSchema,
  startTime: Instant,
  endTime: Instant,
  /** 1 live, 2 recording */
  type: z.int(),
  onlineCount: z.int(),
  exhibitorId: z.nullable(z.int()),
  company: z.string(),
  fallbackFields,
})

export type LiveCard = z.output<typeof LiveCard>
