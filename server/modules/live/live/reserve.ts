import type { FastifyInstance } from 'fastify'
import type { OutputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/live/live/endpoints.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { presentCard } from './live.present'
import { findLive } from './live.queries'
import { findReserve, listOwnReserves, upsertReserve, removeReserve } from './reserve.queries'

/** Books a session that has not begun, once. Throws LiveNotFound, LiveStarted. */
export async function reserve(context: Context<{ id: number }>): Promise<{ reserveId: string }> {
  const account = await getViewerAccount(context)
  const live = await findLive(context.db, context.input.id)
  if (!live) throw fail('LiveNotFound')
  if (live.status !== 0) throw fail('LiveStarted')
  return { reserveId: await context.write((db) => upsertReserve(db, live.id, account.id)) }
}

/** Cancels the viewer's booking; without one nothing happens. */
export async function cancel(context: Context<{ id: number }>): Promise<Record<string, never>> {
  const account = await getViewerAccount(context)
  await context.write((db) => removeReserve(db, context.input.id, account.id))
  return {}
}

/** The viewer's bookings, the next first. */
export async function listOwn(
  context: Context<{ page: number; limit: number }>,
): Promise<OutputOf<typeof contract.listReserves>> {
  const { db, input, language } = context
  const account = await getViewerAccount(context)
  const { rows, total } = await listOwnReserves(db, account.id, input)
  const list = rows.map(({ reserve: own, ...row }) => ({
    ...presentCard(row, language),
    reserveId: own.id,
    reminded: own.remindedAt !== null,
  }))
  return toPage(list, total, input)
}

/** What was booked. Throws ReserveNotFound. */
export async function getBooked({
  db,
  input,
  language,
}: Context<{ reserveId: string }>): Promise<OutputOf<typeof contract.getReserve>> {
  const found = await findReserve(db, input.reserveId)
  if (!found) throw fail('ReserveNotFound')
  const { id: liveId, ...card } = presentCard(found, language)
  return { liveId, ...card }
}

/** What a booking's QR code leads to outside the mini-program: the booking (spec: live §2). */
export function serveReserveCodes(app: FastifyInstance): void {
  app.get<{ Querystring: { reserveId?: string } }>('/qrcode/reserve', async ({ query }, reply) => {
    const { reserveId: id = '' } = query
    return reply.redirect(`/activity.html#/reserve?reserveId=${encodeURIComponent(id)}`)
  })
}
