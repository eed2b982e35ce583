import type { CheckResult } from '../../../contract/check-in/rules'
import type { CheckListRow, GateTicket } from './check-in.queries'

/** What a gate says of a ticket on a day, but for whether it was let in before. */
export function judge({ ticket, type }: GateTicket, { typeIds }: CheckListRow, day: string): CheckResult {
  if (ticket.state === 'held' || ticket.state === 'void') return 'unpaid'
  if (ticket.state === 'refunded') return 'refunded'
  if (typeIds.length > 0 && !typeIds.includes(type.id)) return 'wrongList'
  if (day < type.firstDay || day > type.lastDay) return 'wrongDay'
  if (ticket.state === 'locked') return 'locked'
  return type.realName && ticket.holderHash === null ? 'notNamed' : 'valid'
}
