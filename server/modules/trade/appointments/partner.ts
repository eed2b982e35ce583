import type { Context } from '#server/platform/http/serve.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { findShown } from './appointments.queries'
import { presentAppointment } from './appointments.present'
import { getOwn } from './party'

/**
 * Who is on the other side of an own talk, as the viewer reads them: the buyer, or who talks for the exhibitor. Undefined
 * while nobody is named. Throws LoginExpired, AppointmentNotFound.
 */
export async function findTalkPartner(
  { db, viewer, language }: Pick<Context<unknown>, 'db' | 'viewer' | 'language'>,
  id: number,
): Promise<{ accountId: number; name: string } | undefined> {
  const { party, row } = await getOwn({ db, viewer, input: { id } })
  const shown = await findShown(db, row.id)
  const accountId = party.side === 'buyer' ? row.memberId : row.buyerId
  if (!shown || accountId === null) return undefined
  const { buyer, member } = presentAppointment(shown, party.side, language)
  return { accountId, name: party.side === 'buyer' ? `${member} · ${pick(shown.exhibitor.company, language)}` : buyer }
}
