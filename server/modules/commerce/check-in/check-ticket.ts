import type { CheckResult } from '#contract/commerce/check-in/rules.ts'
import type { CheckListRow, GateTicket } from './check-in.queries'

/** What a gate says of a ticket on a day, but for whether it was let in before. */
export function checkTicket({ ticket, type }: GateTicket, { typeIds }: CheckListRow, day: string): CheckResult {
  if (ticket.state === 'held' || ticket.state === 'void') return 'unpaid'
  if (ticket.state === 'refunded') return 'refunded'
  if (typeIds.length > 0 && !typeIds.includes(type.id)) return 'wrongList'
  if (day < type.firstDay || day > type.lastDay) return 'wrongDay'
  if (ticket.state === 'locked') return 'locked'
  return type.realName && ticket.holderHash === null ? 'notNamed' : 'valid'
}

/** What a gate says of a pre-registration on a day, likewise: it is good on the fair's days, where the list takes them. */
export function checkPreRegistration(
  days: { from: string; until: string },
  { preRegistered }: Pick<CheckListRow, 'preRegistered'>,
  day: string,
): CheckResult {
  if (!preRegistered) return 'wrongList'
  return day < days.from || day > days.until ? 'wrongDay' : 'valid'
}
