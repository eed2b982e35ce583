import { expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/trade/leads/endpoints.ts'
import { confirmQuotation } from '#contract/trade/offers/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { quoted } from '#tests/setup/trade/trade.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')

it('a timeline says that a quotation was issued and that it was confirmed, on both sides, page by page', async () => {
  const [buyer, exhibitor] = [
    await signedInAs(server(), userTypes.buyer),
    await signedInAs(server(), userTypes.exhibitor),
  ]
  const { offer, quotation } = await quoted(server())
  const { id, version } = quotation
  await server().ask(confirmQuotation, { id, version }, { headers: buyer })
  const read = async (side: 'buyer' | 'exhibitor', paging: object = {}) => {
    const { data } =
      side === 'buyer'
        ? await server().ask(
            contract.listDealingTimeline,
            { id: offer.exhibitor.id, limit: 2, ...paging },
            { headers: buyer },
          )
        : await server().ask(
            contract.listLeadTimeline,
            { id: Number(buyer['userid']), limit: 2, ...paging },
            { headers: exhibitor },
          )
    return data
  }
  const about = { kind: 'quotation', quotationId: id, demandId: offer.demandId, title: '青瓷茶具', total: 4800 }
  for (const side of ['buyer', 'exhibitor'] as const) {
    const page = await read(side)
    expect(page.list).toMatchObject([
      { ...about, action: 'confirm', side: 'buyer' },
      { ...about, action: 'issue', side: 'exhibitor' },
    ])
    const [first] = (await read(side, { limit: 1 })).list
    const { next } = await read(side, { limit: 1 })
    expect((await read(side, { limit: 1, cursor: next })).list[0]?.id).toBe((first?.id ?? 0) - 1)
  }
  // A buyer reads the exhibitor as a whole.
  expect((await read('buyer')).list[1]?.by).toBe(offer.exhibitor.name)
})
