import { chinaDay } from '#contract/core/china-time.ts'
import * as contract from '#contract/commerce/tickets/endpoints.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { removeQuota, removeTicketType, saveQuota, saveTicketType } from './manage'
import { getOwnTicket, nameTicket } from './name'
import { answerPaper } from './paper/answer'
import { presentManaged, presentTicket, presentType } from './tickets.present'
import { listOwn } from './tickets.queries'
import { countSold, countWaiting, listQuotas, listShownTypes, listTypes } from './types.queries'

export {
  assertAllHeld,
  findUnsold,
  releaseReserved,
  grantTickets,
  lockTickets,
  makeTicket,
  releaseTickets,
  retakeTickets,
  takeBackTickets,
  takeTicketPlaces,
} from './goods'
export {
  countOwn as countOwnTickets,
  listForDay as listTicketsForDay,
  listOwn as listOwnTicketRows,
} from './tickets.queries'
export { readSigned, signCode } from './code'
export {
  countHolderChecks,
  holderLimits,
  maskHolder,
  maskHolderIn,
  openHolder,
  sealHolder,
  verifyHolder,
  verifyHolders,
} from './holder'
export { lookUpTicket } from './lookup.queries'
export { listTicketEvents } from './ticket-events'
export { answerDoorPaper } from './paper/answer'
export {
  describeTicketLines,
  presentTicket,
  presentTicketLine,
  presentTicketsOf,
  type TicketLine,
} from './tickets.present'
export { dropTicketType, storeTicketType } from './manage'
export { listQuotas } from './types.queries'
export { haltTypes, listForBuyer, listShownTypes, listTypes, reservedCounts, type TypeOnSale } from './types.queries'
export { ticketRecords, ticketTypeRecords } from './tickets.schema'
export { personalDataOfTickets, retentionOfHolders, countUsableTickets } from './personal-data.queries'

export const ticketRoutes: Route[] = [
  serve(contract.listTicketTypes, async ({ db, language }) =>
    (await listShownTypes(db)).map((type) => presentType(type, language)),
  ),
  serve(contract.listManagedTicketTypes, async ({ db }) => {
    const sold = await countSold(db)
    const waiting = await countWaiting(db)
    const types = (await listTypes(db)).map((type) =>
      presentManaged(type, { sold: sold.get(type.id) ?? 0, waiting: waiting.get(type.id) ?? 0 }),
    )
    return { types, quotas: await listQuotas(db) }
  }),
  serve(contract.saveTicketType, saveTicketType),
  serve(contract.removeTicketType, async (context) => {
    await removeTicketType(context)
    return {}
  }),
  serve(contract.saveQuota, saveQuota),
  serve(contract.removeQuota, async (context) => {
    await removeQuota(context)
    return {}
  }),
  serve(contract.listOwnTickets, async (context) => {
    const { db, input, language, vault } = context
    const { id } = await getViewerAccount(context)
    const { rows, total } = await listOwn(db, id, { ...input, today: chinaDay(new Date()) })
    return toPage(
      rows.map((row) => presentTicket(row, vault, language)),
      total,
      input,
    )
  }),
  serve(contract.getOwnTicket, async (context) =>
    presentTicket(await getOwnTicket(context, context.input.id), context.vault, context.language),
  ),
  serve(contract.nameTicket, async (context) => {
    await nameTicket(context)
    return presentTicket(await getOwnTicket(context, context.input.id), context.vault, context.language)
  }),
  serveBytes(contract.getTicketPaper, answerPaper),
]
