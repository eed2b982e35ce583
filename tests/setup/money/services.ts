import { chinaDay } from '#contract/core/china-time.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { confirmOrder, placeServiceOrder } from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { listServices } from '#contract/commerce/services/endpoints.ts'
import { countUnits } from '#contract/commerce/services/rules.ts'
import type { Service } from '#contract/commerce/services/schemas.ts'
import { addAccount } from '#server/modules/foundation/accounts/index.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { contracts } from '#server/modules/commerce/services/services.schema.ts'
import { addSession } from '#server/modules/people/session/session.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { signedInAs } from '../access'
import type { TestServer } from '../start-server'
import { orderKey } from './orders'

type Headers = Record<string, string>
type Placed = InputOf<typeof placeServiceOrder>

const DAY_MS = 86_400_000

/** A day so many days from today, in GMT+8. */
export const dayIn = (days: number): string => chinaDay(new Date(Date.now() + days * DAY_MS))

/** A service of the demo fair by its English name. */
export async function serviceNamed(server: TestServer, name: string): Promise<Service> {
  const { data } = await server.ask(listServices, {}, { language: 'en-US' })
  const service = data.find((one) => one.name === name)
  if (!service) throw new Error(`no service is called ${name}`)
  return service
}

/** What a form sends for a service. */
export function wholeServiceOrder({ id, kind, fen }: Service, over: Partial<Placed> = {}): Placed {
  const input = {
    key: orderKey(),
    serviceId: id,
    quantity: 1,
    days: null,
    holders: [],
    contact: { name: '乔安', phone: '13800138001' },
    ...over,
  }
  return { ...input, payableFen: fen * countUnits({ kind, quantity: Number(input.quantity), days: input.days }) }
}

/** An order of the demo exhibitor that waits for the organizer. */
export async function placedService(server: TestServer, input: Placed, headers?: Headers): Promise<Order> {
  const requested = { headers: headers ?? (await signedInAs(server, userTypes.exhibitor)) }
  const { code, msg, data } = await server.ask(placeServiceOrder, input, requested)
  if (code !== 0) throw new Error(`the order was refused: ${msg}`)
  return data
}

/** The same, confirmed. */
export async function confirmedService(server: TestServer, input: Placed, headers?: Headers): Promise<Order> {
  const { id, version } = await placedService(server, input, headers)
  const organizer = { headers: await signedInAs(server, userTypes.organizer) }
  const { code, msg, data } = await server.ask(confirmOrder, { id, version }, organizer)
  if (code !== 0) throw new Error(`the order was not confirmed: ${msg}`)
  return data
}

/** The headers of exhibitors that have signed and ordered nothing yet, one account each. */
export async function newExhibitors(
  { database }: { database: Pick<TestServer['database'], 'db' | 'write'> },
  count: number,
): Promise<{ token: string }[]> {
  const all = await database.db.select({ id: exhibitors.id }).from(exhibitors).orderBy(exhibitors.id).limit(count)
  return database.write(async (db) => {
    const headers: { token: string }[] = []
    for (const { id: exhibitorId } of all) {
      const email = `exhibitor-${exhibitorId}-${orderKey()}@service.example`
      const given = { email, exhibitorId, status: 'active' as const, passwordHash: '', name: { zh: '甲', en: 'A' } }
      const { id } = await addAccount(db, { ...given, userType: userTypes.exhibitor })
      const token = newKey()
      await addSession(db, token, id, 'password')
      await db
        .insert(contracts)
        .values({ exhibitorId, number: 'YZ', signedOn: dayIn(0) })
        .onConflictDoNothing()
      headers.push({ token })
    }
    return headers
  })
}
