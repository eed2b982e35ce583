import { expect, it } from 'vitest'
import * as contract from '#contract/commerce/cashier/endpoints.ts'
import { CASHIER_ANSWERS_PER_MINUTE } from '#contract/commerce/cashier/limits.ts'
import { useServer } from '#tests/setup/server.ts'
import { countAttempt } from '#server/platform/auth/auth.queries.ts'

const server = useServer('empty')
const withoutSandbox = useServer('empty', { DEMO: '0' })

let made = 0

/** A payment that the fair has requested. */
async function newPayment(expiresAt = new Date(Date.now() + 900_000)) {
  made += 1
  const number = `PAY${String(made).padStart(5, '0')}`
  const requested = { number, fen: 8_800, description: '单日票 × 1', expiresAt }
  const created = await server().providers.payment?.create(requested, 'https://fair.example')
  const token = new URLSearchParams(created?.codeUrl.split('?')[1]).get('token') ?? ''
  return { number, token }
}

it('shows what is to be paid, to whoever has its address', async () => {
  const which = await newPayment()
  const { data } = await server().ask(contract.getCashierPayment, which)
  expect(data).toMatchObject({ number: which.number, fen: 8_800, description: '单日票 × 1', state: 'open' })
  const other = await newPayment()
  const stolen = await server().ask(contract.payCashierPayment, { ...other, token: which.token })
  expect(stolen).toMatchObject({ status: 404, data: { error: 'CashierPaymentNotFound' } })
  expect(await server().providers.payment?.query(other.number)).toEqual({ state: 'open' })
})

it('is paid once, however often, and refused no more', async () => {
  const which = await newPayment()
  const all = await Promise.all(Array.from({ length: 10 }, () => server().ask(contract.payCashierPayment, which)))
  expect(new Set(all.map(({ data }) => data.state))).toEqual(new Set(['paid']))
  const first = await server().providers.payment?.query(which.number)
  await server().ask(contract.payCashierPayment, which)
  expect(await server().providers.payment?.query(which.number)).toEqual(first)
  const refused = await server().ask(contract.refuseCashierPayment, which)
  expect(refused).toMatchObject({ status: 409, data: { error: 'CashierPaymentPaid' } })
})

it('is not paid once it was refused, closed, or is over', async () => {
  const [refused, closed] = [await newPayment(), await newPayment()]
  const expired = await newPayment(new Date(Date.now() - 1))
  await server().ask(contract.refuseCashierPayment, refused)
  await server().providers.payment?.close(closed.number)
  for (const [which, state] of [
    [refused, 'closed'],
    [closed, 'closed'],
    [expired, 'expired'],
  ] as const) {
    const paid = await server().ask(contract.payCashierPayment, which)
    expect(paid).toMatchObject({ status: 409, data: { error: 'CashierPaymentEnded' } })
    expect((await server().ask(contract.getCashierPayment, which)).data.state).toBe(state)
  }
})

it('is found nowhere where the sandbox is not who takes money', async () => {
  const which = await newPayment()
  expect(withoutSandbox().providers).toMatchObject({ payment: null, cashier: null })
  for (const endpoint of [contract.getCashierPayment, contract.payCashierPayment, contract.refuseCashierPayment])
    expect(await withoutSandbox().ask(endpoint, which)).toMatchObject({ status: 404 })
})

it('is answered so often a minute from one address', async () => {
  const which = await newPayment()
  const press = () => server().ask(contract.refuseCashierPayment, which)
  await server().database.write(async (db) => {
    await countAttempt(db, 'cashier:127.0.0.1', 60, CASHIER_ANSWERS_PER_MINUTE)
  })
  expect(await press()).toMatchObject({ status: 429 })
})
