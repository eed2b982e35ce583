import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { LiveCard, LiveDetail } from './live'
import { byId, fallbackFields, Instant, nothing, paged, pageInput, text } from './shapes'

/** What the asker sees of a session: whether they have booked it is theirs, so it is not kept. */
export const getLive = endpoint({
  method: 'GET',
  path: '/ce-exhibition/web/cloud/live/detail', // path: ours
  access: 'public',
  input: byId,
  output: LiveDetail,
  errors: ['LiveNotFound'],
})

/** Books a session that has not begun; booked again it is the same booking. */
export const reserveLive = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/reserve', // path: ours
  access: 'signed-in',
  input: byId,
  output: z.object({ reserveId: z.string() }),
  errors: ['LiveNotFound', 'LiveStarted'],
})

/** Cancels the asker's booking of a session; without one nothing happens. */
export const cancelReserve = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/cancelReserve', // path: ours
  access: 'signed-in',
  input: byId,
  output: nothing,
})

/** The asker's bookings, the next first; `reminded`: whether it has been announced. */
export const listReserves = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/reserveList', // path: ours
  access: 'signed-in',
  reads: true,
  input: z.object(pageInput),
  output: paged(z.object({ ...LiveCard.shape, reserveId: z.string(), reminded: z.boolean() })),
})

const reserveId = z.object({ reserveId: text(64) })

/** What a booking's QR leads to; whoever has the id may read what was booked, not who booked it. */
export const getReserve = endpoint({
  method: 'GET',
  path: '/ce-exhibition/web/cloud/live/getReserve', // path: ours
  access: 'public',
  input: reserveId,
  output: z.object({
    liveId: z.int(),
    liveName: z.string(),
    introduction: z.string(),
    coverImage: z.string(),
    startTime: Instant,
    endTime: Instant,
    company: z.string(),
    fallbackFields,
  }),
  errors: ['ReserveNotFound'],
})

/** The booking as an iCalendar file. */
export const getReserveCalendar = endpoint({
  method: 'GET',
  path: '/ce-exhibition/web/cloud/live/reserveCalendar', // path: ours
  access: 'public',
  answers: 'bytes',
  input: z.object({ ...reserveId.shape, lang: z.optional(text(10)) }),
  output: nothing,
  errors: ['ReserveNotFound'],
})
