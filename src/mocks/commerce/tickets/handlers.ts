import * as contract from '#contract/commerce/tickets/endpoints.ts'
import { checkHolder, normalizeIdNumber } from '#contract/commerce/tickets/rules.ts'
import { checkTypeDocument } from '#contract/commerce/tickets/type-rules.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { byIdOf, nextIdOf } from '#src/mocks/core/bilingual.ts'
import { drawing } from '#src/mocks/core/art.ts'
import { mock, mockBytes, refuse, refuseBreaches } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { type MockLine, type MockOrder, ticketIn } from '#src/mocks/commerce/orders/orders.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { managedTypeOf, type MockTicketType, quotas, ticketTypeIn, ticketTypes } from './types'

interface Found {
  order: MockOrder
  line: MockLine
}

/** The viewer's tickets that are paid, those of the nearest day first. */
export const ownTicketLines = (token: string): Found[] =>
  orders
    .filter(({ buyer, stored }) => buyer === accountOfToken(token).userId && stored === 'paid')
    .flatMap((order) => order.lines.map((line) => ({ order, line })))
    .filter(({ line }) => line.booking === null)
    .toSorted((a, b) => a.line.days.from.localeCompare(b.line.days.from))

const findOwn = (id: number, token: string) => ownTicketLines(token).find(({ line }) => line.id === id)

function nameLine({ order, line }: Found, holder: Holder): void {
  const wrong = checkHolder(holder)
  if (wrong.name ?? wrong.idNumber) return refuse('BadInput', { detail: 'holder' })
  if (!ticketIn('zh-CN', order, line).mayName) return refuse('TicketNotNow')
  const idNumber = normalizeIdNumber(holder.idNumber)
  const others = orders.flatMap(({ lines }) => lines).filter((one) => one.typeId === line.typeId && one.id !== line.id)
  if (others.some((one) => one.holder?.idNumber === idNumber))
    return refuse('HolderTaken', { name: line.name[0], field: 'idNumber' })
  if (line.holder !== null) line.corrections += 1
  line.holder = { ...holder, idNumber }
}

/** Changes a type as it was seen, or says why not. */
function findSeen(id: number, version: number | null): MockTicketType {
  const found = byIdOf(ticketTypes, id) ?? refuse('TicketTypeNotFound')
  return found.version === version ? found : refuse('TicketTypeChanged')
}

const isInUse = ({ id }: MockTicketType): boolean =>
  orders.some(({ lines }) => lines.some(({ typeId }) => typeId === id))

/** A page that a reader of PDF opens, with the ticket's code alone. */
export const paperOf = (code: string): string =>
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 595]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj',
    `4 0 obj<</Length ${code.length + 36}>>stream\nBT /F 18 Tf 56 500 Td (${code}) Tj ET\nendstream endobj`,
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'trailer<</Root 1 0 R>>',
  ].join('\n')

export const ticketHandlers = [
  mock(contract.listTicketTypes, ({ language }) =>
    ticketTypes
      .filter(({ document }) => document.shown && document.kind !== 'badge')
      .toSorted((a, b) => a.document.position - b.document.position)
      .map((type) => ticketTypeIn(language, type)),
  ),
  mock(contract.listManagedTicketTypes, () => ({ types: ticketTypes.map(managedTypeOf), quotas })),
  mock(contract.saveTicketType, ({ input: { id, version, type } }) => {
    refuseBreaches(checkTypeDocument(type))
    if (!byIdOf(quotas, type.quotaId)) return refuse('TicketTypeNotFound')
    if (id === null) {
      const added = { id: nextIdOf(ticketTypes), version: 1, document: type, sold: 0 }
      ticketTypes.push(added)
      return managedTypeOf(added)
    }
    const found = findSeen(id, version)
    const { days } = found.document
    if (isInUse(found) && (days.from !== type.days.from || days.until !== type.days.until))
      return refuse('TicketTypeInUse')
    if (isInUse(found) && type.realName && !found.document.realName)
      return refuse('NamesTooLate', { field: 'realName' })
    found.document = type
    found.version += 1
    return managedTypeOf(found)
  }),
  mock(contract.removeTicketType, ({ input }) => {
    const found = findSeen(input.id, input.version)
    if (isInUse(found)) return refuse('TicketTypeInUse')
    ticketTypes.splice(ticketTypes.indexOf(found), 1)
    return {}
  }),
  mock(contract.saveQuota, ({ input: { id, name, capacity } }) => {
    if (id === null) {
      const added = { id: nextIdOf(quotas), name, capacity, held: 0 }
      quotas.push(added)
      return added
    }
    const found = byIdOf(quotas, id) ?? refuse('TicketTypeNotFound')
    if (capacity < found.held) return refuse('QuotaTooSmall', { held: found.held })
    Object.assign(found, { name, capacity })
    return found
  }),
  mock(contract.removeQuota, ({ input }) => {
    const found = byIdOf(quotas, input.id) ?? refuse('TicketTypeNotFound')
    if (ticketTypes.some(({ document }) => document.quotaId === found.id)) return refuse('QuotaInUse')
    quotas.splice(quotas.indexOf(found), 1)
    return {}
  }),
  mock(contract.listOwnTickets, ({ input, token, language }) =>
    paginate(
      ownTicketLines(token)
        .map(({ order, line }) => ticketIn(language, order, line))
        .filter(({ state }) => state === (input.state ?? state)),
      input,
    ),
  ),
  mock(contract.getOwnTicket, ({ input, token, language }) => {
    const found = findOwn(input.id, token) ?? refuse('TicketNotFound')
    return ticketIn(language, found.order, found.line)
  }),
  mock(contract.nameTicket, ({ input, token, language }) => {
    const found = findOwn(input.id, token) ?? refuse('TicketNotFound')
    nameLine(found, input.holder)
    return ticketIn(language, found.order, found.line)
  }),
  mockBytes(contract.getTicketPaper, ({ input }) => {
    const found = orders.flatMap(({ lines }) => lines).find(({ id }) => id === input.id) ?? refuse('TicketNotFound')
    if (input.form === 'pdf') return { type: 'application/pdf', body: paperOf(found.code) }
    const svg = decodeURIComponent(drawing(input.id).replace('data:image/svg+xml,', ''))
    return { type: 'image/svg+xml', body: svg }
  }),
]
