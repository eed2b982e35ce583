import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as contract from '#contract/trade/appointments/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { listDealingTimeline, listLeadTimeline } from '#contract/trade/leads/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { decide, offered, submitted } from '#tests/setup/trade/trade.ts'
import { approvedDemands } from '#server/modules/trade/demands/demands.schema.ts'

const server = useServer('demo')
const { ask, laidOut, person } = talking(server)

/** The demo buyer's demand, as it is shown, with an offer of the demo exhibitor. */
async function traded() {
  const own = await laidOut()
  const headers = await signedInAs(server(), userTypes.buyer)
  const demand = await submitted(server())
  await decide(server(), demand.id, 'approve')
  return { own, buyer: { id: Number(headers.userid), headers }, demandId: demand.id }
}
const open = (id: number, headers: Record<string, string>) =>
  server().ask(contract.openAppointment, { id }, { headers })

it('a talk names the own demand that it is about to both sides, on the timelines and in the calendar too', async () => {
  const { own, buyer, demandId } = await traded()
  const { data } = await ask(own.exhibitorId, own.at(0), buyer, { demandId })
  const about = { demandId, offerId: null, title: '青瓷茶具' }
  expect(data.about).toEqual(about)
  expect((await open(data.id, own.headers)).data.about).toEqual(about)
  const timelines = [
    await server().ask(listLeadTimeline, { id: buyer.id }, { headers: own.headers }),
    await server().ask(listDealingTimeline, { id: own.exhibitorId }, { headers: buyer.headers }),
  ]
  for (const { data: page } of timelines) {
    expect(page.list.find(({ kind }) => kind === 'appointment')).toMatchObject({
      about: { demandId, title: '青瓷茶具' },
    })
  }
  await server().ask(contract.confirmAppointment, { id: data.id }, { headers: own.headers })
  const url = `/api${contract.getAppointmentCalendar.path}?id=${data.id}`
  const { body } = await server().app.inject({ url, headers: { ...own.headers, language: 'zh-CN' } })
  expect(body).toContain('采购需求：青瓷茶具')
})

it('a talk about an offer is about its demand', async () => {
  const { own, buyer, demandId } = await traded()
  const { id: offer } = await offered(server(), demandId)
  const { data } = await ask(own.exhibitorId, own.at(1), buyer, { offerId: offer })
  expect(data.about).toEqual({ demandId, offerId: offer, title: '青瓷茶具' })
  const other = await ask(own.exhibitorId, own.at(2), buyer, { offerId: offer, demandId: demandId - 1 })
  expect([other.code, Object(other.data).field]).toEqual([errors.OfferNotFound.code, 'offerId'])
})

it('what is another buyer’s, another exhibitor’s, or not shown to this one is not found, by its field', async () => {
  const { own, buyer, demandId } = await traded()
  const { id: offer } = await offered(server(), demandId)
  const refusal = async (by: typeof buyer, over: object, exhibitorId = own.exhibitorId) => {
    const { code, data } = await ask(exhibitorId, own.at(3), by, over)
    return [code, Object(data).field]
  }
  const [noDemand, noOffer] = [
    [errors.DemandNotFound.code, 'demandId'],
    [errors.OfferNotFound.code, 'offerId'],
  ]
  const stranger = await person()
  expect(await refusal(stranger, { demandId })).toEqual(noDemand)
  expect(await refusal(stranger, { offerId: offer })).toEqual(noOffer)
  expect(await refusal(buyer, { offerId: offer }, own.exhibitorId + 1)).toEqual(noOffer)
  const draft = await submitted(server())
  expect(await refusal(buyer, { demandId: draft.id })).toEqual(noDemand)
  const talk = (await ask(own.exhibitorId, own.at(4), buyer, { demandId })).data
  // A later version is for others alone: this exhibitor can open it no more.
  await server().database.write((db) =>
    db.update(approvedDemands).set({ named: true }).where(eq(approvedDemands.demandId, demandId)),
  )
  expect(await refusal(buyer, { demandId })).toEqual(noDemand)
  expect((await open(talk.id, own.headers)).data.about).toBeNull()
  expect((await open(talk.id, buyer.headers)).data.about).toMatchObject({ demandId })
})
