import { eq, isNotNull, ne } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type Audience, everybody } from '#contract/operations/audiences/rules.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import { placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking, talkNow } from '#tests/setup/trade/talks.ts'
import { appointments } from '#server/modules/trade/appointments/appointments.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import {
  questionnaireEntries,
  questionnaires,
} from '#server/modules/operations/questionnaires/questionnaires.schema.ts'
import { tickets, ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { isInAudience } from '.'

const server = useServer('demo')
const { person } = talking(server)
const isIn = (id: number, over: Partial<Audience>) => isInAudience(server().database.db, id, { ...everybody, ...over })

it('who has not answered is left out once they have submitted, and not by a draft', async () => {
  const [one, other] = [await person(), await person()]
  const { db, write } = server().database
  const [row] = await db.select().from(questionnaires).limit(1)
  if (!row) throw new Error('no questionnaire')
  const of = { questionnaireId: row.id }
  await write((writing) =>
    writing.insert(questionnaireEntries).values([
      { ...of, accountId: one.id, submittedOn: '2026-11-24' },
      { ...of, accountId: other.id, answers: {} },
    ]),
  )
  expect(await isIn(one.id, { notAnswered: row.id })).toBe(false)
  expect(await isIn(other.id, { notAnswered: row.id })).toBe(true)
})

it('whoever has had a talk with an exhibitor, or with one of a hall, and not its own people', async () => {
  const { db, write } = server().database
  const [one, next] = await db.select().from(exhibitors).where(isNotNull(exhibitors.hallId)).orderBy(exhibitors.id)
  const [other] = await db
    .select()
    .from(exhibitors)
    .where(ne(exhibitors.hallId, one?.hallId ?? 0))
    .limit(1)
  if (!one?.hallId || !next || !other?.hallId) throw new Error('no exhibitors in two halls')
  const [buyer, none, member] = [await person(), await person(), await person({ exhibitorId: one.id })]
  const id = await talkNow(server(), { exhibitorId: one.id, buyerId: buyer.id, memberId: member.id })
  // It was agreed on, and has not taken place yet.
  expect(await isIn(buyer.id, { metExhibitorIds: [one.id] })).toBe(false)
  await write((writing) => writing.update(appointments).set({ state: 'met' }).where(eq(appointments.id, id)))
  for (const met of [{ metExhibitorIds: [one.id] }, { metHallIds: [one.hallId] }]) {
    expect(await isIn(buyer.id, met)).toBe(true)
    expect(await isIn(none.id, met)).toBe(false)
    expect(await isIn(member.id, met)).toBe(false)
  }
  expect(await isIn(buyer.id, { metExhibitorIds: [next.id] })).toBe(false)
  expect(await isIn(buyer.id, { metHallIds: [other.hallId] })).toBe(false)
  expect(await isIn(buyer.id, { metExhibitorIds: [next.id, one.id], metHallIds: [other.hallId, one.hallId] })).toBe(
    true,
  )
})

it('holders of a type, and who had a ticket and did not come', async () => {
  const [bought, none] = [await person(), await person()]
  const { db, write } = server().database
  const [headers = { token: '' }] = await newBuyers(server(), 1)
  const made = await placed(server(), headers, wholeOrder(await typeNamed(server(), 'One-day ticket')))
  const [order] = await db.select().from(tickets).where(eq(tickets.orderId, made.id))
  if (!order) throw new Error('no ticket')
  await write(async (writing) => {
    await writing.update(tickets).set({ accountId: bought.id, state: 'valid' }).where(eq(tickets.id, order.id))
    await writing
      .update(ticketTypes)
      .set({ lastDay: '2026-01-02', firstDay: '2026-01-01' })
      .where(eq(ticketTypes.id, order.typeId))
  })
  expect(await isIn(bought.id, { ticketTypeIds: [order.typeId] })).toBe(true)
  expect(await isIn(bought.id, { ticketTypeIds: [order.typeId + 1] })).toBe(false)
  expect(await isIn(none.id, { ticketTypeIds: [order.typeId] })).toBe(false)
  expect([await isIn(bought.id, { isNoShow: true }), await isIn(none.id, { isNoShow: true })]).toEqual([true, false])
  await write((writing) => writing.update(tickets).set({ usedAt: new Date() }).where(eq(tickets.id, order.id)))
  expect(await isIn(bought.id, { isNoShow: true })).toBe(false)
})
