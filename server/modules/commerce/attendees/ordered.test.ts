import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { deleteAttendee, saveAttendee } from '#contract/commerce/attendees/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import { heldOf, liftLimits, newHolder, placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { useServer } from '#tests/setup/server.ts'
import { openHolder } from '#server/modules/commerce/tickets/index.ts'
import { tickets } from '#server/modules/commerce/tickets/tickets.schema.ts'

const server = useServer('demo')

beforeEach(() => liftLimits(server()))

async function buyerWith(holder: Holder) {
  const [headers = { token: '' }] = await newBuyers(server(), 1)
  const details = { id: null, version: 0, phone: '', ...holder }
  const { data } = await server().ask(saveAttendee, details, { headers })
  return { headers, attendeeId: data.id }
}
const orderFor = async (...holders: (Holder | { attendeeId: number })[]) => {
  const type = await typeNamed(server(), 'One-day ticket')
  return wholeOrder(type, holders.length, { lines: [{ typeId: type.id, quantity: holders.length, holders }] })
}

it('a ticket is ordered for a saved attendee, beside one who is typed', async () => {
  const saved = newHolder({ name: '周明远' })
  const { headers, attendeeId } = await buyerWith(saved)
  const order = await placed(server(), headers, await orderFor({ attendeeId }, newHolder({ name: '苏青禾' })))
  expect(order.lines.map(({ ticket }) => ticket?.holderName)).toEqual(['周明远', '苏青禾'])
  const [ticket] = await server()
    .database.db.select()
    .from(tickets)
    .where(eq(tickets.id, order.lines[0]?.ticket?.id ?? 0))
  const { holderName, holderIdType, holderIdNumber } = ticket ?? {}
  const stored = {
    holderName: holderName ?? '',
    holderIdType: holderIdType ?? 'pass',
    holderIdNumber: holderIdNumber ?? '',
  }
  expect(openHolder(server().vault, stored)).toEqual(saved)
})

it('an order sent again after its attendee was deleted is the one that was placed', async () => {
  const { headers, attendeeId } = await buyerWith(newHolder())
  const input = await orderFor({ attendeeId })
  const { id } = await placed(server(), headers, input)
  await server().ask(deleteAttendee, { id: attendeeId }, { headers })
  expect((await placed(server(), headers, input)).id).toBe(id)
})

it('a deleted attendee, and one of another account, are refused at their field, and nothing is held', async () => {
  const { headers, attendeeId } = await buyerWith(newHolder())
  const others = await buyerWith(newHolder())
  await server().ask(deleteAttendee, { id: attendeeId }, { headers })
  const before = await heldOf(server())
  for (const id of [attendeeId, others.attendeeId]) {
    const { code, data } = await server().ask(placeTicketOrder, await orderFor(newHolder(), { attendeeId: id }), {
      headers,
    })
    expect(code).toBe(errors.AttendeeNotFound.code)
    expect(data).toMatchObject({ field: 'lines.0.holders.1.attendeeId' })
  }
  expect(await heldOf(server())).toBe(before)
})

it('an attendee who is typed too is named twice', async () => {
  const saved = newHolder()
  const { headers, attendeeId } = await buyerWith(saved)
  for (const second of [{ attendeeId }, { ...saved, name: '另一人' }]) {
    const { code, data } = await server().ask(placeTicketOrder, await orderFor({ attendeeId }, second), { headers })
    expect(code).toBe(errors.BadInput.code)
    expect(Object(data).fields).toMatchObject([{ field: 'input.lines.0.holders.1.idNumber' }])
  }
})

it('an attendee who has a ticket of the type is refused at the number', async () => {
  const { headers, attendeeId } = await buyerWith(newHolder())
  await placed(server(), headers, await orderFor({ attendeeId }))
  const { code, data } = await server().ask(placeTicketOrder, await orderFor({ attendeeId }), { headers })
  expect(code).toBe(errors.HolderTaken.code)
  expect(data).toMatchObject({ field: 'lines.0.holders.0.idNumber' })
})
