import { beforeEach, describe, expect, it } from 'vitest'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { fileAddress } from '#contract/foundation/files/rules.ts'
import { listNotices } from '#contract/foundation/notices/endpoints.ts'
import { getOwnOrder } from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { startPayment } from '#contract/commerce/payments/endpoints.ts'
import { SERVICE_PAY_MS } from '#contract/commerce/services/limits.ts'
import * as contract from '#contract/commerce/transfers/endpoints.ts'
import { TRANSFER_MS } from '#contract/commerce/transfers/limits.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { runDueOrders, paymentOf } from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { confirmedService, dayIn, placedService, serviceNamed, wholeServiceOrder } from '#tests/setup/money/services.ts'
import { uploaded } from '#tests/setup/registrations.ts'
import { useServer } from '#tests/setup/server.ts'
import { forgetAttempts } from '#tests/setup/attempts.ts'
import { processDueTransfers } from '.'

const server = useServer('demo')
const { exhibitor, financeStaff, buyer } = userTypes
const uploadkey = 't'.repeat(32)
const DAY_MS = 86_400_000
let provider = createPaymentPort()
let made = 0

beforeEach(async () => {
  provider = createPaymentPort()
  server().providers.payment = provider.port
  await forgetAttempts(server())
  // No test runs into the limits of another.
  await runDueOrders(server(), new Date(Date.now() + TRANSFER_MS + 60_000))
})

async function ask<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, userType: number = exhibitor) {
  return server().ask(endpoint, input, { headers: { ...(await signedInAs(server(), userType)), uploadkey } })
}
const confirmed = async () => confirmedService(server(), wholeServiceOrder(await serviceNamed(server(), 'Live hours')))
const read = async (id: number): Promise<Order> => (await ask(getOwnOrder, { id })).data

async function report({ id: orderId }: Pick<Order, 'id'>, over: Partial<InputOf<typeof contract.submitTransfer>> = {}) {
  const proofs = [fileAddress(await uploaded(server(), uploadkey))]
  const key = `transfer-of-test-${++made}`
  return ask(contract.submitTransfer, { key, orderId, payer: '青瓷小馆', paidOn: dayIn(0), proofs, ...over })
}
const decide = (id: number, version: number, confirm: boolean, reason = '') =>
  ask(contract.decideTransfer, { id, version, confirm, reason }, financeStaff)

describe('a bank transfer', () => {
  it('is reported with its proof, keeps the order waiting, and pays it once finance has seen it arrive', async () => {
    expect((await ask(contract.getTransferAccount, {})).data?.name).toBe('云展文化产业展览有限公司')
    const order = await confirmed()
    const { data: transfer } = await report(order)
    expect(transfer).toMatchObject({ state: 'submitted', payer: '青瓷小馆', reason: '' })
    await runDueOrders(server(), new Date(Date.now() + SERVICE_PAY_MS + 60_000))
    expect((await read(order.id)).state).toBe('pending')

    const open = async (userType: number) =>
      (await server().app.inject({ url: transfer.proofs[0] ?? '', headers: await signedInAs(server(), userType) }))
        .statusCode
    expect([await open(exhibitor), await open(financeStaff), await open(buyer)]).toEqual([200, 200, 404])

    const { data } = await ask(contract.listTransfers, { state: 'submitted' }, financeStaff)
    expect(data.list.map(({ id, fen }) => [id, fen])).toEqual([[transfer.id, order.payableFen]])
    expect((await decide(transfer.id, 1, true)).data.state).toBe('confirmed')
    expect(await read(order.id)).toMatchObject({
      state: 'paid',
      method: 'transfer',
      lines: [{ booking: { state: 'valid' } }],
    })
    expect((await decide(transfer.id, 2, true)).code).toBe(errors.TransferNotNow.code)
  })

  it('is returned with a reason, and can be reported again', async () => {
    const order = await confirmed()
    const { data: first } = await report(order)
    expect((await report(order)).code).toBe(errors.TransferStands.code)
    expect((await decide(first.id, 1, false)).code).toBe(errors.BadInput.code)
    await decide(first.id, 1, false, '金额不符')
    const { data } = await ask(contract.listOwnTransfers, { orderId: order.id })
    expect(data).toMatchObject([{ state: 'rejected', reason: '金额不符' }])
    expect((await report(order)).code).toBe(0)
  })

  it('is reported once for a key', async () => {
    const order = await confirmed()
    const first = await report(order, { key: 'the-same-transfer' })
    expect((await report(order, { key: 'the-same-transfer' })).data.id).toBe(first.data.id)
    expect((await ask(contract.listOwnTransfers, { orderId: order.id })).data).toHaveLength(1)
  })

  it('keeps the order however long finance does not look, and reminds finance', async () => {
    const order = await confirmed()
    const { data: transfer } = await report(order)
    const reminders = async () => {
      const { data } = await ask(listNotices, {}, financeStaff)
      return data.list.filter(({ text }) => text.includes(order.number)).length
    }
    const before = await reminders()
    const { config, database, providers } = server()
    for (const days of [3, 6.5, 12, 13.2]) {
      const now = new Date(Date.now() + days * DAY_MS)
      await processDueTransfers(database, { config, providers }, now)
      await runDueOrders(server(), now)
    }
    expect((await read(order.id)).state).toBe('pending')
    expect((await reminders()) - before).toBe(2)
    await decide(transfer.id, 1, true)
    expect((await read(order.id)).state).toBe('paid')
  })

  it('ends the wait where finance never looked, and comes back in full where it is confirmed after that', async () => {
    const order = await confirmed()
    const { data: transfer } = await report(order)
    // Somebody else has paid it meanwhile.
    provider.pay(await paymentOf(server(), await signedInAs(server(), exhibitor), order))
    await runDueOrders(server(), new Date(Date.now() + 120_000))
    expect((await read(order.id)).method).toBe('wechat')
    await decide(transfer.id, 1, true)
    const { refunds, state } = await read(order.id)
    expect([state, refunds.map(({ fen, reason }) => [fen, reason])]).toEqual(['paid', [[order.payableFen, 'repeat']]])
  })

  it('is for orders of services that are confirmed', async () => {
    const order = await placedService(server(), wholeServiceOrder(await serviceNamed(server(), 'Live hours')))
    expect((await report(order)).code).toBe(errors.OrderNotNow.code)
    expect((await ask(startPayment, { orderId: order.id })).code).toBe(errors.OrderNotNow.code)
  })

  it.each([
    ['payer', '请填写付款户名', { payer: ' ' }],
    ['proofs', '请上传转账凭证', { proofs: [] }],
    ['paidOn', '付款日期不能晚于今天', { paidOn: dayIn(1) }],
  ])('is refused at %s: %s', async (field, message, over) => {
    const { code, data } = await report(await confirmed(), over)
    expect(code).toBe(errors.BadInput.code)
    expect(data).toMatchObject({ fields: [{ field: `input.${field}`, message }] })
  })

  it('is not offered where the fair names no account', async () => {
    const order = await confirmed()
    const { data: account } = await ask(contract.getTransferAccount, {})
    await ask(contract.removeTransferAccount, {}, financeStaff)
    expect((await report(order)).code).toBe(errors.TransferNotOffered.code)
    const save = (over: object) =>
      ask(
        contract.saveTransferAccount,
        { name: '云展', bank: '江海银行', account: '6200 0000', ...account, ...over },
        financeStaff,
      )
    expect((await save({ account: '12' })).code).toBe(errors.BadInput.code)
    expect((await save({})).code).toBe(0)
    expect((await report(order)).code).toBe(0)
  })
})
