import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { closeDemand } from '#contract/trade/demands/endpoints.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { listNotices } from '#contract/foundation/notices/endpoints.ts'
import * as contract from '#contract/trade/offers/endpoints.ts'
import { multiply } from '#contract/trade/offers/quotation-rules.ts'
import type { Offer, Quotation } from '#contract/trade/offers/schemas.ts'
import type { OfferTerms } from '#contract/trade/offers/rules.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import * as trade from '#tests/setup/trade/trade.ts'
import { offers } from '../offers.schema'
import { forgetAttempts } from '#tests/setup/attempts.ts'

const server = useServer('demo')
const { issue, quoted, shortlisted } = trade
const { buyer, exhibitor, exhibitingDelegation, overseasBuyer, organizer } = userTypes
const as = (userType: number) => signedInAs(server(), userType)
const confirm = async ({ id, version }: Pick<Quotation, 'id' | 'version'>, userType: number = buyer) =>
  server().ask(contract.confirmQuotation, { id, version }, { headers: await as(userType) })
const read = async (id: number, userType: number = buyer) =>
  server().ask(contract.getQuotation, { id }, { headers: await as(userType) })
const own = async (id: number): Promise<Offer> =>
  (await server().ask(contract.getOwnOffer, { id }, { headers: await as(exhibitor) })).data
const change = async (offer: Offer, terms: Partial<OfferTerms>) =>
  server().ask(
    contract.changeOffer,
    { id: offer.id, version: offer.version, terms: trade.wholeOffer(terms) },
    { headers: await as(exhibitor) },
  )
const accept = async (offer: Offer, quantity: number) =>
  server().ask(contract.acceptOffer, { id: offer.id, version: offer.version, quantity }, { headers: await as(buyer) })
const notified = async (userType: number) => {
  const { list } = (await server().ask(listNotices, { kind: 'trade' }, { headers: await as(userType) })).data
  return list[0]?.title
}
const stateOf = async ({ id }: Quotation) => (await read(id)).data.state

describe('a quotation', () => {
  it('is what the offer says when it is issued, and both sides read it', async () => {
    const { list } = (await server().ask(listExhibits, { exhibitorId: 1 })).data
    const exhibitIds = list.slice(0, 1).map(({ exhibitsInfoId }) => exhibitsInfoId)
    const offer = await shortlisted(server(), { quantity: 90.5, price: 47.35, note: '含包装', exhibitIds })
    const { data: quotation } = await issue(server(), offer)
    const day = chinaDay(new Date(quotation.issuedAt)).replaceAll('-', '')
    expect(quotation).toMatchObject({
      number: `Q${day}-${String(quotation.id).padStart(6, '0')}`,
      state: 'issued',
      offerVersion: offer.version,
      title: '青瓷茶具',
      company: offer.exhibitor.name,
      buyer: { person: '陈采薇', number: '010-55500100' },
      exhibits: [list[0]?.exhibitsName],
      quantity: 90.5,
      unit: 'set',
      price: 47.35,
      total: 4285.18,
      currency: 'CNY',
      note: '含包装',
      validUntil: trade.dayFromToday(10),
      confirmedAt: null,
    })
    expect(await notified(buyer)).toBe('收到报价单')
    for (const side of [buyer, exhibitor]) expect((await read(quotation.id, side)).data).toEqual(quotation)
    expect((await own(offer.id)).quotation).toEqual(quotation)
    const { data: beside } = await server().ask(
      contract.listOffers,
      { demandId: offer.demandId },
      { headers: await as(buyer) },
    )
    expect(beside[0]?.quotation).toEqual(quotation)
  })

  it('is another user’s', async () => {
    const { quotation } = await quoted(server())
    for (const other of [overseasBuyer, exhibitingDelegation]) {
      expect((await read(quotation.id, other)).code).toBe(errors.QuotationNotFound.code)
    }
    expect((await read(quotation.id, organizer)).code).toBe(errors.NotAllowed.code)
    expect((await confirm(quotation, overseasBuyer)).code).toBe(errors.QuotationNotFound.code)
  })

  it('is confirmed by the buyer as it was seen, once', async () => {
    const { offer, quotation } = await quoted(server())
    const { data: confirmed } = await confirm(quotation)
    expect(confirmed).toMatchObject({ state: 'confirmed', version: 2, confirmedAt: expect.any(String) })
    expect(await notified(exhibitor)).toBe('报价单已确认')
    expect((await confirm(quotation)).code).toBe(errors.QuotationChanged.code)
    expect((await confirm(confirmed)).code).toBe(errors.QuotationChanged.code)
    // Whoever has not seen that it is confirmed changes the offer no more.
    expect((await change(offer, { price: 40 })).code).toBe(errors.OfferChanged.code)
  })

  it('is one for a key, and one that holds of an offer', async () => {
    const offer = await shortlisted(server())
    const key = trade.tradeKey()
    const { data: first } = await issue(server(), offer, key)
    expect((await issue(server(), offer, key)).data).toEqual(first)
    expect((await issue(server(), offer)).code).toBe(errors.QuotationStands.code)
  })
})

describe('it can be issued', () => {
  it('a limited number of times a day', async () => {
    const offer = await shortlisted(server())
    await server().database.write((db) =>
      db.execute(`insert into attempt (bucket, window_start, window_end, times)
        select 'quotation:' || exhibitor_id, date_trunc('day', now()), date_trunc('day', now()) + interval '1 day', 30
        from account where user_type = ${exhibitor} and exhibitor_id is not null`),
    )
    expect((await issue(server(), offer)).code).toBe(errors.TooManyRequests.code)
    await forgetAttempts(server())
  })

  it('of an offer that is shortlisted, not before', async () => {
    const { id } = await trade.approved(server())
    const offer = await trade.offered(server(), id)
    expect((await issue(server(), offer)).code).toBe(errors.QuotationNotYet.code)
    expect((await issue(server(), { ...offer, version: 9 })).code).toBe(errors.OfferChanged.code)
  })

  it('of an accepted one, for what was accepted, and runs out no more', async () => {
    const { data: offer } = await accept(await shortlisted(server(), { quantity: 100, price: 48 }), 30)
    const { data: quotation } = await issue(server(), offer)
    expect(quotation).toMatchObject({ quantity: 30, total: 1440, validUntil: '', state: 'issued' })
    expect((await confirm(quotation)).data.state).toBe('confirmed')
  })

  it('and confirmed while its demand can still be bought for', async () => {
    const { offer, quotation } = await quoted(server())
    const other = await shortlisted(server())
    for (const { demandId: id } of [offer, other]) {
      await server().ask(closeDemand, { id, version: 2 }, { headers: await as(buyer) })
    }
    expect((await confirm(quotation)).code).toBe(errors.DemandEnded.code)
    expect((await issue(server(), other)).code).toBe(errors.DemandEnded.code)
  })
})

describe('it holds no more', () => {
  it('once its offer is changed, which the buyer is notified, and a new one can be issued', async () => {
    const { offer, quotation } = await quoted(server())
    const { data: changed } = await change(offer, { price: 45 })
    expect(await stateOf(quotation)).toBe('superseded')
    expect(await notified(buyer)).toBe('报价单已失效')
    expect((await confirm({ ...quotation, version: 2 })).code).toBe(errors.QuotationChanged.code)
    expect((await issue(server(), changed)).data).toMatchObject({ state: 'issued', price: 45 })
    // The quotation keeps its content.
    expect((await read(quotation.id)).data.price).toBe(48)
  })

  it('once its offer is withdrawn or declined', async () => {
    const { offer, quotation } = await quoted(server())
    const { id, version } = offer
    await server().ask(contract.withdrawOffer, { id, version }, { headers: await as(exhibitor) })
    expect(await stateOf(quotation)).toBe('superseded')
    const next = await quoted(server())
    const declined = { id: next.offer.id, version: next.offer.version, reason: '价格偏高' }
    await server().ask(contract.declineOffer, declined, { headers: await as(buyer) })
    expect(await stateOf(next.quotation)).toBe('superseded')
  })

  it('once its offer is accepted for another quantity, but not for its own', async () => {
    const [whole, part] = [await quoted(server()), await quoted(server())]
    await accept(whole.offer, 100)
    await accept(part.offer, 40)
    expect([await stateOf(whole.quotation), await stateOf(part.quotation)]).toEqual(['issued', 'superseded'])
    expect((await confirm(whole.quotation)).code).toBe(0)
    expect((await issue(server(), await own(part.offer.id))).data.quantity).toBe(40)
  })

  it('once the last day of its offer is over, until the offer is made anew', async () => {
    const { offer, quotation } = await quoted(server())
    await server().database.write((db) =>
      db
        .update(offers)
        .set({ validUntil: new Date(Date.now() - 1000) })
        .where(eq(offers.id, offer.id)),
    )
    expect(await stateOf(quotation)).toBe('superseded')
    expect((await confirm(quotation)).code).toBe(errors.QuotationChanged.code)
    expect((await issue(server(), offer)).code).toBe(errors.OfferNotNow.code)
    expect((await issue(server(), (await change(offer, {})).data)).code).toBe(0)
  })
})

describe('its paper', () => {
  const paper = async (id: number, userType: number, language = 'zh-CN') =>
    server().app.inject({
      url: `/api${contract.getQuotationPaper.path}?id=${id}&language=${language}`,
      headers: await as(userType),
    })

  it('is a PDF for both sides in the requested language, and for nobody else', async () => {
    const { quotation } = await quoted(server())
    await confirm(quotation)
    const message = { 'zh-CN': '双方已确认', 'en-US': 'Confirmed by both sides' }
    for (const [language, text] of Object.entries(message)) {
      const { headers, rawPayload } = await paper(quotation.id, exhibitor, language)
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${quotation.number}.pdf"`,
      })
      const pdf = await getDocumentProxy(new Uint8Array(rawPayload))
      expect((await extractText(pdf, { mergePages: true })).text).toContain(text)
    }
    expect((await paper(quotation.id, buyer)).statusCode).toBe(200)
    expect((await paper(quotation.id, overseasBuyer)).statusCode).toBe(errors.QuotationNotFound.status)
  })

  it('is drawn a limited number of times a minute', async () => {
    const { quotation } = await quoted(server())
    await server().database.write((db) =>
      db.execute(`insert into attempt (bucket, window_start, window_end, times)
        select 'quotationPaper:' || id, date_trunc('minute', now() + make_interval(mins => next)),
          date_trunc('minute', now() + make_interval(mins => next + 1)), 20
        from account, generate_series(0, 5) next where user_type = ${buyer}`),
    )
    expect((await paper(quotation.id, buyer)).statusCode).toBe(errors.TooManyRequests.status)
  })
})

it.each([
  [90.5, 47.35, 4285.18],
  [1.1, 1.1, 1.21],
  [0.01, 0.01, 0],
  [0.29, 0.5, 0.15],
  [1_000_000_000, 9_999_999_999.99, 9_999_999_999_990_000_000],
])('%f × %f is %f', (quantity, price, total) => expect(multiply(quantity, price)).toBe(total))
