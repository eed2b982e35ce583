import type { InputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import type { placeServiceOrder } from '#contract/commerce/orders/endpoints.ts'
import { boothPrice } from '#contract/commerce/services/booth-price.ts'
import { listFreeBooths } from '#contract/commerce/services/endpoints.ts'
import type { Service } from '#contract/commerce/services/schemas.ts'
import { addAccount } from '#server/modules/foundation/accounts/index.ts'
import { upsertExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { contracts } from '#server/modules/commerce/services/services.schema.ts'
import { addSession } from '#server/modules/people/session/session.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TestServer } from '../start-server'
import { orderKey } from './orders'
import { dayIn } from './services'

/** An exhibitor that has signed and has no booth, with the headers of its account. */
export interface BoothBuyer {
  exhibitorId: number
  headers: { token: string }
}

const emptyTexts = {
  abbreviation: { zh: '', en: '' },
  introduction: { zh: '', en: '' },
  logoUrl: { zh: '', en: '' },
  country: { zh: '', en: '' },
  city: { zh: '', en: '' },
  contactName: { zh: '', en: '' },
  address: { zh: '', en: '' },
}

/** The headers of a new account that speaks for an exhibitor. */
async function addSpeaker(db: Db, exhibitorId: number): Promise<BoothBuyer['headers']> {
  const email = `${orderKey()}-of-${exhibitorId}@service.example`
  const given = { email, exhibitorId, status: 'active' as const, passwordHash: '', name: { zh: '甲', en: 'A' } }
  const { id } = await addAccount(db, { ...given, userType: userTypes.exhibitor })
  const token = newKey()
  await addSession(db, token, id, 'password')
  return { token }
}

/** Another account of an exhibitor. */
export const newColleague = async (server: TestServer, { exhibitorId }: BoothBuyer): Promise<BoothBuyer> => ({
  exhibitorId,
  headers: await server.database.write((db) => addSpeaker(db, exhibitorId)),
})

/** New exhibitors without booths, one account each. */
export async function newBoothBuyers(server: TestServer, count: number): Promise<BoothBuyer[]> {
  const mark = orderKey()
  return server.database.write(async (db) => {
    const added = await upsertExhibitors(
      db,
      Array.from({ length: count }, (_, i) => ({
        ...emptyTexts,
        externalKey: `${mark}-${i}`,
        company: { zh: `甲${i}`, en: `A${i}` },
      })),
    )
    const buyers: BoothBuyer[] = []
    for (const { id: exhibitorId } of added) {
      const headers = await addSpeaker(db, exhibitorId)
      await db.insert(contracts).values({ exhibitorId, number: 'YZ', signedOn: dayIn(0) })
      buyers.push({ exhibitorId, headers })
    }
    return buyers
  })
}

/** One of them. */
export async function newBoothBuyer(server: TestServer): Promise<BoothBuyer> {
  const [buyer] = await newBoothBuyers(server, 1)
  if (!buyer) throw new Error('the exhibitor was not added')
  return buyer
}

/** The booths that a service offers an exhibitor. */
export async function freeBooths(server: TestServer, { id }: Service, { headers }: Pick<BoothBuyer, 'headers'>) {
  const { data } = await server.ask(listFreeBooths, { id }, { headers })
  return data.booths
}

/** What a form sends for a booth, at the price that it shows. */
export function wholeBoothOrder(
  { id, fen, booth: hall }: Service,
  booth: { number: string; area: number; corner: boolean },
): InputOf<typeof placeServiceOrder> {
  return {
    key: orderKey(),
    serviceId: id,
    quantity: 1,
    days: null,
    booth: booth.number,
    holders: [],
    contact: { name: '乔安', phone: '13800138001' },
    payableFen: boothPrice(booth, { fen, cornerPercent: hall?.cornerPercent ?? 0 }),
  }
}
