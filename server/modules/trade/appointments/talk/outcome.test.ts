import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as contract from '#contract/trade/appointments/endpoints.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking, talkNow } from '#tests/setup/trade/talks.ts'
import { appointments } from '../appointments.schema'

const server = useServer('demo')
const { exhibitor, person } = talking(server)

async function met() {
  await server().database.write((db) => db.delete(appointments))
  const [own, buyer] = [await exhibitor(), await person()]
  const id = await talkNow(server(), { exhibitorId: own.exhibitorId, buyerId: buyer.id, memberId: own.id })
  await server().database.write((db) => db.update(appointments).set({ state: 'met' }).where(eq(appointments.id, id)))
  const save = (headers: Record<string, string>, over: Partial<InputOf<typeof contract.saveOutcome>> = {}) =>
    server().ask(
      contract.saveOutcome,
      { id, version: 0, nextStep: 'quotation', note: ' 下周报价 ', amount: 12_000.5, currency: 'USD', ...over },
      { headers },
    )
  const read = (headers: Record<string, string>) => server().ask(contract.getOutcome, { id }, { headers })
  return { id, own, buyer, save, read }
}

it('is each side’s own, and nothing of the other’s is read', async () => {
  const { own, buyer, save, read } = await met()
  expect((await read(own.headers)).data).toMatchObject({ version: 0, nextStep: 'none', amount: null })
  const saved = await save(own.headers)
  expect(saved.data).toMatchObject({ version: 1, note: '下周报价', amount: 12_000.5, currency: 'USD' })
  expect((await read(own.headers)).data).toEqual(saved.data)
  expect((await read(buyer.headers)).data).toMatchObject({ version: 0, note: '' })
})

it('is changed over what was read; the same sent twice is noted once', async () => {
  const { own, save } = await met()
  await save(own.headers)
  expect((await save(own.headers)).data).toMatchObject({ version: 1 })
  expect((await save(own.headers, { note: '另' })).code).toBe(errors.OutcomeChanged.code)
  const without = { version: 1, nextStep: 'none', amount: null } as const
  expect((await save(own.headers, without)).data).toMatchObject({ version: 2, amount: null, currency: null })
})

it.each([
  [{ currency: null }, 'OutcomeCurrency'],
  [{ amount: 0 }, 'BadInput'],
  [{ amount: 1.005 }, 'BadInput'],
  [{ amount: 1_000_000_000_001 }, 'BadInput'],
  [{ note: '字'.repeat(201) }, 'BadInput'],
] as const)('refuses %o with %s', async (over, error) => {
  const { own, save } = await met()
  expect((await save(own.headers, over)).code).toBe(errors[error].code)
})

it('takes the largest amount, and is of talks alone that took place', async () => {
  const { id, own, save } = await met()
  expect((await save(own.headers, { amount: 1_000_000_000_000 })).data.amount).toBe(1_000_000_000_000)
  await server().database.write((db) => db.update(appointments).set({ state: 'noShow' }).where(eq(appointments.id, id)))
  expect((await save(own.headers, { version: 1 })).code).toBe(errors.AppointmentChanged.code)
})
