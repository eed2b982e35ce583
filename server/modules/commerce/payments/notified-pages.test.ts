import { beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '#contract/commerce/orders/endpoints.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import { paymentOf, placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { useServer } from '#tests/setup/server.ts'
import { addressOf, openSocket } from '#tests/setup/sockets.ts'
import { receivePayment } from './receive'

const server = useServer('demo')
const provider = createPaymentPort()
beforeAll(() => {
  server().providers.payment = provider.port
})

const listening = async ({ token }: { token: string }) =>
  openSocket(await addressOf(server()), { token, listens: true })

describe('the payer’s open pages', () => {
  it('hear at once that the order is paid, once; another’s do not', async () => {
    const [headers = { token: '' }, stranger = { token: '' }] = await newBuyers(server(), 2)
    const order = await placed(server(), headers, wholeOrder(await typeNamed(server(), 'One-day ticket')))
    const number = await paymentOf(server(), headers, order)
    const [page, tab, another] = [await listening(headers), await listening(headers), await listening(stranger)]
    const { database, config, providers } = server()
    const paid = { state: 'paid', fen: order.payableFen, providerNumber: 'W1', paidAt: new Date() } as const
    for (let i = 0; i < 3; i += 1) await receivePayment(database, { config, providers }, number, paid)
    await Promise.all([page.next('orders'), tab.next('orders')])
    const theirs = await placed(server(), stranger, wholeOrder(await typeNamed(server(), 'One-day ticket')))
    await server().ask(cancelOrder, { id: theirs.id, version: theirs.version }, { headers: stranger })
    await another.next('orders')
    expect([page.waiting('orders'), tab.waiting('orders'), another.waiting('orders')]).toEqual([0, 0, 0])
    for (const socket of [page, tab, another]) socket.close()
  })
})
