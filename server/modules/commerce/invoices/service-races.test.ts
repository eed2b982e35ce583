import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withdrawInvoice } from '#contract/commerce/invoices/endpoints.ts'
import type { Invoice } from '#contract/commerce/invoices/schemas.ts'
import { applyFor, type Headers, paidOrder, seen } from '#tests/setup/money/invoices.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { readConfig } from '#server/config.ts'
import { type FakeInvoiceService, openFakeInvoiceService } from '#server/providers/invoice/fake/open-fake.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { processDueInvoices } from '.'
import { invoices } from './invoices.schema'
import { moveInvoice } from './invoices.queries'
import { receiveStanding } from './receive'
import { getInvoice } from './step'
import { forgetAttempts } from '#tests/setup/attempts.ts'

const server = useServer('demo')
const provider = createPaymentPort()
let fake: FakeInvoiceService
beforeAll(async () => {
  fake = await openFakeInvoiceService()
  const { invoice } = openProviders(readConfig({ DATA_DIR: './data', ...fake.settings }))
  Object.assign(server().providers, { payment: provider.port, invoice })
})
afterAll(() => fake.close())
beforeEach(async () => {
  await forgetAttempts(server())
})

async function applied(): Promise<{ headers: Headers; invoice: Invoice }> {
  const { headers, order } = await paidOrder(server(), provider)
  return { headers, invoice: (await applyFor(server(), headers, order)).data }
}
const attend = () => {
  const { database, config, providers } = server()
  return processDueInvoices(database, { config, providers })
}
const stateOf = async ({ id }: Invoice) => (await getInvoice(server().database.db, id)).invoice.state

describe('on ten connections', () => {
  it('ten looks by the clock at once lay an application before the service once', async () => {
    const { invoice } = await applied()
    const { database } = server()
    await race(database, 'invoice', attend)
    expect(await stateOf(invoice)).toBe('issued')
    expect(fake.requests.filter((input) => input === `issue ${invoice.number}`)).toHaveLength(1)
  })

  it('ten that hear the same of an invoice write it down once, and its applicant is told once', async () => {
    const { invoice } = await applied()
    const { database, config, providers } = server()
    const of = await getInvoice(database.db, invoice.id)
    const message = { state: 'failed', reason: '税号与名称不符' } as const
    await race(database, 'invoice', () => receiveStanding(database, { config, providers }, of, message))
    const sent = await database.db.select().from(outbox).where(eq(outbox.template, 'invoiceFailed'))
    expect(sent.filter(({ body }) => body.includes(invoice.orderNumber))).toHaveLength(1)
  })

  it('is withdrawn or handed to the service, never both', async () => {
    const { headers, invoice } = await applied()
    const { database } = server()
    const raced = await race(database, 'invoice', async (racer) => {
      if (racer % 2 === 1) return attend()
      return (await server().ask(withdrawInvoice, seen(invoice), { headers })).code
    })
    const isWithdrawn = fulfilled(raced).filter((code) => code === 0).length
    expect([isWithdrawn, await stateOf(invoice), fake.find(invoice.number)?.state]).toEqual(
      isWithdrawn === 1 ? [1, 'failed', undefined] : [0, 'issued', 'issued'],
    )
  })

  it('ten move it where nobody looks at how it stands, and one where they do', async () => {
    const [{ invoice: guarded }, { invoice: open }] = [await applied(), await applied()]
    const { database } = server()
    const moved = await race(database, 'invoice', () =>
      database.write((db) => moveInvoice(db, guarded, ['applied'], { state: 'issuing' })),
    )
    expect(fulfilled(moved).filter((row) => row)).toHaveLength(1)
    const all = await race(database, 'invoice', () =>
      database.write((db) => db.update(invoices).set({ state: 'issuing' }).where(eq(invoices.id, open.id)).returning()),
    )
    expect(fulfilled(all).filter((rows) => rows.length > 0)).toHaveLength(RACERS)
  })
})
