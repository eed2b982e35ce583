import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { openHolder } from '#server/modules/commerce/tickets/index.ts'
import { findAttendees } from './attendees.queries'

type Placing = ParsedInputOf<typeof placeTicketOrder>
type Line = Placing['lines'][number]

/**
 * The lines of an order with the buyer's saved attendees in place of their ids. Throws AttendeeNotFound at the field of one
 * that belongs to another account or was deleted meanwhile.
 */
export async function fillSavedHolders(
  { db, vault, input }: Pick<Context<Placing>, 'db' | 'vault' | 'input'>,
  accountId: number,
): Promise<(Omit<Line, 'holders'> & { holders: Holder[] })[]> {
  const ids = input.lines.flatMap(({ holders }) =>
    holders.flatMap((one) => ('attendeeId' in one ? [one.attendeeId] : [])),
  )
  const rows = ids.length > 0 ? await findAttendees(db, accountId, ids) : []
  const saved = new Map(rows.map((row) => [row.id, openHolder(vault, row)]))
  return input.lines.map((line, l) => ({
    ...line,
    holders: line.holders.map((holder, h) => {
      if (!('attendeeId' in holder)) return holder
      const found = saved.get(holder.attendeeId)
      if (!found) throw fail('AttendeeNotFound', { field: `lines.${l}.holders.${h}.attendeeId` })
      return found
    }),
  }))
}
