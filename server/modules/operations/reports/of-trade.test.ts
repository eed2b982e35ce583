import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import pg from 'pg'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { deleteDemand, getOwnDemand, recallDemand } from '#contract/trade/demands/endpoints.ts'
import * as contract from '#contract/operations/reports/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { approved, decide, offered, tradeKey } from '#tests/setup/trade/trade.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { waitFor } from '#tests/setup/wait-for.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { reports } from './reports.schema'
import { forgetAttempts } from '#tests/setup/attempts.ts'

const server = useServer('demo')
const { buyer, exhibitor, overseasBuyer, reviewer, tourist } = userTypes
const { exhibitor: exhibitorOf } = talking(server)
const as = (userType: number) => signedInAs(server(), userType)

const message = {
  content: '需求里留的联系方式打不通，描述与别处的广告完全相同。',
  contact: '13800138006',
  imageUrlList: [],
}
const filed = {
  kind: 'report' as const,
  about: 'demand' as const,
  content: message.content,
  contact: message.contact,
  images: [],
}
const WAITING = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`
const reportDemand = async (demandId: number, userType: number, over: object = {}) =>
  server().ask(contract.reportDemand, { demandId, ...message, ...over }, { headers: await as(userType) })
const reportOffer = async (offerId: number, userType: number, over: object = {}) =>
  server().ask(contract.reportOffer, { offerId, ...message, ...over }, { headers: await as(userType) })
const listed = async (caseNumber: string, language: 'zh-CN' | 'en-US' = 'zh-CN') => {
  const headers = await as(reviewer)
  const { data } = await server().ask(contract.listReports, { limit: 100 }, { headers, language })
  return data.list.find((one) => one.caseNumber === caseNumber)
}

beforeEach(() => forgetAttempts(server()))

describe('a report on a demand', () => {
  it('shows the organizer the demand and its owner, in the reader’s language; the reporter reads it among their own', async () => {
    const demand = await approved(server())
    const { data } = await reportDemand(demand.id, exhibitor)
    const found = await listed(data.caseNumber, 'en-US')
    expect(found).toMatchObject({
      kind: 'report',
      about: 'demand',
      liveId: null,
      offer: null,
      state: 'open',
      images: [],
    })
    expect(found?.demand).toMatchObject({ id: demand.id, title: 'Celadon tea sets', buyer: expect.stringMatching(/./) })
    expect(found?.reporterCompany).toMatch(/./)
    const own = await server().ask(contract.listOwnReports, {}, { headers: await as(exhibitor) })
    expect(own.data.list[0]).toMatchObject({ about: 'demand', liveName: '青瓷茶具', caseNumber: data.caseNumber })
    // The reporter's view does not reveal the owner of the demand.
    expect(JSON.stringify(own.data)).not.toContain(found?.demand?.buyer)
  })

  it('is of one that the reader may see, and not of their own', async () => {
    const { exhibitorId } = await exhibitorOf(exhibitor)
    const named = await approved(server(), { exhibitorIds: [exhibitorId] })
    expect((await reportDemand(named.id, tourist)).code).toBe(errors.DemandNotFound.code)
    expect((await reportDemand(named.id, exhibitor)).code).toBe(0)
    expect((await reportDemand(2_000_000_000, exhibitor)).code).toBe(errors.DemandNotFound.code)
    expect((await reportDemand(named.id, buyer)).code).toBe(errors.NotAllowed.code)
  })

  it('is one open case, of whatever is sent again; once decided there may be another', async () => {
    const demand = await approved(server())
    const first = (await reportDemand(demand.id, tourist)).data
    const again = (await reportDemand(demand.id, tourist, { content: `${message.content}再次说明。`, key: 'another' }))
      .data
    expect(first.isKnown).toBe(false)
    expect(again).toEqual({ ...first, isKnown: true })
    // A report of another user is a separate case.
    expect((await reportDemand(demand.id, exhibitor)).data.caseNumber).not.toBe(first.caseNumber)
    const found = await listed(first.caseNumber)
    const decision = { id: found?.id ?? 0, version: found?.version ?? 0, outcome: 'upheld' as const, reply: '已下架' }
    const { code } = await server().ask(contract.decideReport, decision, { headers: await as(reviewer) })
    expect(code).toBe(0)
    expect((await reportDemand(demand.id, tourist)).data.caseNumber).not.toBe(first.caseNumber)
  })

  it('is not given to have been there before where the same press is sent again', async () => {
    const demand = await approved(server())
    const first = (await reportDemand(demand.id, tourist, { key: 'one-press' })).data
    expect((await reportDemand(demand.id, tourist, { key: 'one-press' })).data).toEqual(first)
  })

  it('of ten at once without a key in common is one case', async () => {
    const demand = await approved(server())
    const headers = await as(overseasBuyer)
    const outcome = await race(server().database, 'report', (racer) =>
      server().ask(contract.reportDemand, { demandId: demand.id, ...message, key: `racer-${racer}` }, { headers }),
    )
    expect(new Set(fulfilled(outcome).map(({ data }) => data.caseNumber)).size).toBe(1)
    expect(fulfilled(outcome).filter(({ data }) => !data.isKnown)).toHaveLength(1)
    const own = and(eq(reports.demandId, demand.id), eq(reports.accountId, Number(headers.userid)))
    expect(await server().database.db.$count(reports, own)).toBe(1)
  })

  /** The same rows without what makes the subject one. */
  it('without the key of reporter and subject there would be ten', async () => {
    const demand = await approved(server())
    const { database } = server()
    const headers = await as(overseasBuyer)
    await database.write((db) => db.execute('drop index report_demand_open'))
    await race(database, 'report', (racer) =>
      server().ask(contract.reportDemand, { demandId: demand.id, ...message, key: `control-${racer}` }, { headers }),
    )
    expect(await database.db.$count(reports, eq(reports.demandId, demand.id))).toBe(RACERS)
    await database.write((db) => db.delete(reports).where(eq(reports.demandId, demand.id)))
    await database.write((db) =>
      db.execute(
        `create unique index report_demand_open on report (account_id, demand_id) where state = 'open' and demand_id is not null`,
      ),
    )
  })

  it('counts towards the limit of all reports, one sent again counting once', async () => {
    const demands = []
    for (let i = 0; i < 11; i += 1) demands.push((await approved(server())).id)
    await forgetAttempts(server())
    for (const id of demands.slice(0, 10)) expect((await reportDemand(id, tourist)).code).toBe(0)
    expect((await reportDemand(demands[0] ?? 0, tourist)).code).toBe(0)
    expect((await reportDemand(demands[10] ?? 0, tourist)).code).toBe(errors.TooManyRequests.code)
  })

  it.each([{ content: '太短了' }, { contact: '12345' }, { imageUrlList: ['a', 'b', 'c', 'd'] }])(
    'is refused with %o',
    async (over) => {
      const { id } = await approved(server())
      expect((await reportDemand(id, tourist, over)).code).toBe(errors.BadInput.code)
    },
  )

  it('claims pictures of the reporter alone', async () => {
    const { id } = await approved(server())
    const over = { imageUrlList: ['/api/ce-digital/dsf/file/nothing'] }
    expect((await reportDemand(id, tourist, over)).code).toBe(errors.FileNotFound.code)
  })
})

/** Takes a demand from exhibitors again; what it says is a draft then. */
async function takenBack(id: number) {
  await decide(server(), id, 'undo')
  const headers = await as(buyer)
  const { version } = (await server().ask(getOwnDemand, { id }, { headers })).data
  const recalled = await server().ask(recallDemand, { id, version }, { headers })
  return { headers, seen: { id, version: recalled.data.version } }
}

describe('a demand that a case is about', () => {
  it('is not deleted while the case is open; once it is decided the case still says what it was about', async () => {
    const demand = await approved(server())
    const { data } = await reportDemand(demand.id, tourist)
    const { headers, seen } = await takenBack(demand.id)
    expect((await server().ask(deleteDemand, seen, { headers })).code).toBe(errors.DemandReported.code)
    const { id = 0, version = 0 } = (await listed(data.caseNumber)) ?? {}
    const decision = { id, version, outcome: 'upheld' as const, reply: '已下架' }
    await server().ask(contract.decideReport, decision, { headers: await as(reviewer) })
    expect((await server().ask(deleteDemand, seen, { headers })).code).toBe(0)
    expect(await listed(data.caseNumber)).toMatchObject({ about: 'demand', liveName: '青瓷茶具', demand: null })
    const own = await server().ask(contract.listOwnReports, {}, { headers: await as(tourist) })
    expect(own.data.list[0]).toMatchObject({ about: 'demand', liveName: '青瓷茶具', state: 'upheld' })
  })

  it('is not deleted by who was first to ask either, while the case is being filed', async () => {
    const demand = await approved(server())
    const { headers, seen } = await takenBack(demand.id)
    const row = { ...filed, demandId: demand.id, accountId: Number((await as(tourist)).userid), onceKey: tradeKey() }
    const watcher = new pg.Client(server().database.url)
    await watcher.connect()
    let deletion: Promise<{ code: number }> | undefined
    try {
      await server().database.write(async (db) => {
        await db.insert(reports).values({ ...row, caseNumber: row.onceKey })
        deletion = server().ask(deleteDemand, seen, { headers })
        await waitFor(async () => expect((await watcher.query<{ n: number }>(WAITING)).rows[0]?.n).toBe(1))
      })
    } finally {
      await watcher.end()
    }
    expect((await deletion)?.code).toBe(errors.DemandReported.code)
  })
})

describe('a report on an offer', () => {
  it('is by the buyer of its demand, and says to the desk what was offered and by whom', async () => {
    const demand = await approved(server())
    const offer = await offered(server(), demand.id, { terms: { note: '请先付全款' } })
    expect((await reportOffer(offer.id, overseasBuyer)).code).toBe(errors.OfferNotFound.code)
    const { data } = await reportOffer(offer.id, buyer)
    expect((await reportOffer(offer.id, buyer)).data).toEqual({ ...data, isKnown: true })
    const found = await listed(data.caseNumber)
    expect(found).toMatchObject({ about: 'offer', demand: { id: demand.id, title: '青瓷茶具' } })
    expect(found?.offer).toMatchObject({ id: offer.id, quantity: 100, unit: 'set', price: 48, note: '请先付全款' })
    expect(found?.liveName).toBe(`${found?.offer?.company ?? ''} · 青瓷茶具`)
  })

  it('tells the reporter its outcome', async () => {
    const demand = await approved(server())
    const offer = await offered(server(), demand.id)
    const { data } = await reportOffer(offer.id, buyer)
    const { id = 0, version = 0 } = (await listed(data.caseNumber)) ?? {}
    const decision = { id, version, outcome: 'dismissed' as const, reply: '未发现违规' }
    await server().ask(contract.decideReport, decision, { headers: await as(reviewer) })
    const { userid } = await as(buyer)
    const notified = await server()
      .database.db.select()
      .from(notices)
      .where(eq(notices.accountId, Number(userid)))
      .orderBy(notices.id)
    expect(notified.at(-1)).toMatchObject({ name: 'reportDismissed', parameters: { number: data.caseNumber } })
  })
})
