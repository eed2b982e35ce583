import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chinaDay } from '#contract/core/china-time.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/fair/booths/endpoints.ts'
import { SCANS_PER_HOUR } from '#contract/fair/booths/visits/limits.ts'
import { booths, floorPlans } from '#server/modules/fair/floor-plan/floor-plan.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { logIn, signedInAs } from '#tests/setup/access.ts'
import { race, RACERS } from '#tests/setup/races/race.ts'
import { attempts } from '#server/platform/auth/auth.schema.ts'
import { useServer } from '#tests/setup/server.ts'
import { boothEvents, boothScans, boothScanSeen } from '../booths.schema'
import { sweepBoothScans } from './visits'

const server = useServer('demo')
const OWN = '1A-03'
let headers: Record<string, string>
let own: Record<string, string>
let hallId = 0
beforeAll(async () => {
  headers = await signedInAs(server(), userTypes.staff)
  own = await logIn(server(), 'exhibitor@demo.yunzhan.example')
  const [hall] = await server().database.db.select({ id: halls.id }).from(halls).where(eq(halls.key, 'design'))
  hallId = hall?.id ?? 0
})
beforeEach(() =>
  server().database.write(async (db) => {
    await db.delete(boothScans)
    await db.delete(boothScanSeen)
  }),
)

const today = () => chinaDay(new Date())
const ago = (days: number) => chinaDay(new Date(Date.now() - days * 86_400_000))
const scan = (number: string, visitorId?: string, as: Record<string, string> = {}) =>
  server().ask(contract.recordBoothScan, { hallId, number, ...(visitorId ? { visitorId } : {}) }, { headers: as })
const counted = async (...of: Parameters<typeof scan>) => (await scan(...of)).data.counted
const list = async (days: 1 | 7 | 30 = 7) =>
  (await server().ask(contract.listBoothScans, { hallId, days }, { headers })).data
const ownScans = async () => (await server().ask(contract.getOwnBoothScans, {}, { headers: own })).data.scans
const store = (number: string, day: string, scans: number) =>
  server().database.write((db) => db.insert(boothScans).values({ hallId, number, day, scans }))

describe('a scan', () => {
  it('counts once for a visitor, a booth and a day', async () => {
    expect(await counted(OWN, 'visitor-1')).toBe(true)
    expect(await counted(OWN, 'visitor-1')).toBe(false)
    expect(await counted(OWN, 'visitor-2')).toBe(true)
    expect(await counted('1A-07', 'visitor-1')).toBe(true)
    expect((await list()).booths).toEqual([
      { number: OWN, scans: 2 },
      { number: '1A-07', scans: 1 },
    ])
  })

  it('is of the account in every browser, and of the network where a guest has no id', async () => {
    const buyer = await signedInAs(server(), userTypes.buyer)
    expect(await counted(OWN, 'visitor-1', buyer)).toBe(true)
    expect(await counted(OWN, 'visitor-2', buyer)).toBe(false)
    expect(await counted(OWN)).toBe(true)
    expect(await counted(OWN)).toBe(false)
  })

  it('counts once for a guest who logs in, and for who logs out', async () => {
    const buyer = await signedInAs(server(), userTypes.buyer)
    expect(await counted(OWN, 'visitor-1')).toBe(true)
    expect(await counted(OWN, 'visitor-1', buyer)).toBe(false)
    expect(await counted(OWN, 'visitor-2', buyer)).toBe(false)
    expect(await counted(OWN, 'visitor-2')).toBe(false)
    expect((await list()).booths).toEqual([{ number: OWN, scans: 1 }])
  })

  it('of a booth that visitors do not see counts nothing', async () => {
    expect(await counted('9Z-99', 'visitor-1')).toBe(false)
    const elsewhere = { hallId: 999_999, number: OWN, visitorId: 'visitor-1' }
    expect((await server().ask(contract.recordBoothScan, elsewhere)).data.counted).toBe(false)
    const { database } = server()
    const before = await database.db.select().from(floorPlans).where(eq(floorPlans.hallId, hallId))
    const publish = (published: (typeof before)[number]['published']) =>
      database.write((db) => db.update(floorPlans).set({ published }).where(eq(floorPlans.hallId, hallId)))
    await publish(null)
    expect(await counted(OWN, 'visitor-1')).toBe(false)
    await publish(before[0]?.published ?? null)
    expect(await counted(OWN, 'visitor-1')).toBe(true)
  })

  it('of those who run the fair and of the exhibitor itself counts nothing', async () => {
    expect(await counted(OWN, 'visitor-1', headers)).toBe(false)
    expect(await counted(OWN, 'visitor-1', own)).toBe(false)
    expect(await counted('1A-07', 'visitor-1', own)).toBe(true)
  })

  it('stores neither a visitor nor an address, and forgets the next day who was counted', async () => {
    await scan(OWN, 'visitor-1')
    await scan('1A-07', 'visitor-1')
    const { database } = server()
    const rows = await database.db.select().from(boothScanSeen)
    expect(JSON.stringify(rows)).not.toMatch(/visitor-1|127\.0|::/)
    expect(new Set(rows.map(({ visitorHash }) => visitorHash)).size).toBe(2)
    await database.write(sweepBoothScans)
    expect(await database.db.$count(boothScanSeen)).toBe(2)
    await database.write((db) => db.update(boothScanSeen).set({ day: ago(1) }))
    await database.write(sweepBoothScans)
    expect(await database.db.$count(boothScanSeen)).toBe(0)
  })

  it('is counted against its limits without naming who sent it, or the booth', async () => {
    const buyer = await signedInAs(server(), userTypes.buyer)
    await scan(OWN, 'visitor-1', buyer)
    const rows = await server().database.db.select().from(attempts)
    const buckets = rows.flatMap(({ bucket }) => (bucket.startsWith('boothScan') ? [bucket] : []))
    expect(buckets.length).toBeGreaterThanOrEqual(3)
    for (const bucket of buckets) expect(bucket).toMatch(/^boothScan(At|Ip)?:[\w-]{43}$/)
  })

  it('is refused past the limit of an account', async () => {
    const buyer = await signedInAs(server(), userTypes.overseasBuyer)
    await scan(OWN, undefined, buyer)
    await server().database.write((db) =>
      db.execute(sql`update attempt set times = ${SCANS_PER_HOUR} where bucket like 'boothScan:%'`),
    )
    expect(await scan(OWN, undefined, buyer)).toMatchObject({ data: { error: 'TooManyRequests' } })
    expect((await scan(OWN, 'visitor-9')).code).toBe(0)
  })
})

describe('on ten connections', () => {
  it('ten visitors count ten, and one visitor counts once', async () => {
    const ten = await race(server().database, 'booth_scan_seen', (racer) => counted(OWN, `visitor-${racer}`))
    expect(ten.outcomes.every((one) => one.status === 'fulfilled' && one.value)).toBe(true)
    expect((await list()).booths).toEqual([{ number: OWN, scans: RACERS }])
    const one = await race(server().database, 'booth_scan_seen', () => counted('1A-07', 'visitor-1'))
    expect(one.outcomes.filter((of) => of.status === 'fulfilled' && of.value)).toHaveLength(1)
    expect((await list()).booths).toContainEqual({ number: '1A-07', scans: 1 })
  })

  it('without its key one visitor counts ten times', async () => {
    const change = (statement: string) => server().database.write((db) => db.execute(sql.raw(statement)))
    await change('alter table booth_scan_seen drop constraint booth_scan_seen_day_visitor_hash_pk')
    await race(server().database, 'booth_scan_seen', () => counted(OWN, 'visitor-1'))
    expect((await list()).booths).toEqual([{ number: OWN, scans: RACERS }])
    await change('truncate booth_scan_seen')
    await change('alter table booth_scan_seen add primary key (day, visitor_hash)')
  })
})

describe('figures', () => {
  it('of a hall are those of its last days, the most first', async () => {
    await store(OWN, today(), 2)
    await store(OWN, ago(6), 3)
    await store(OWN, ago(7), 40)
    await store('1A-07', ago(1), 4)
    expect(await list()).toEqual({
      from: ago(6),
      until: today(),
      booths: [
        { number: OWN, scans: 5 },
        { number: '1A-07', scans: 4 },
      ],
    })
    expect((await list(1)).booths).toEqual([{ number: OWN, scans: 2 }])
    expect((await list(30)).booths[0]).toEqual({ number: OWN, scans: 45 })
    const unknown = { hallId: 999_999, days: 7 }
    expect(await server().ask(contract.listBoothScans, unknown, { headers })).toMatchObject({
      data: { error: 'HallNotFound' },
    })
    expect(await server().ask(contract.listBoothScans, { hallId, days: 8 }, { headers })).toMatchObject({
      data: { error: 'BadInput' },
    })
  })

  it('of an exhibitor are those of its own booth since it has it', async () => {
    const { database } = server()
    await store(OWN, today(), 2)
    await store(OWN, ago(3), 5)
    await store(OWN, ago(30), 50)
    await store('1A-07', today(), 9)
    const whole = {
      from: ago(29),
      total: 7,
      days: [
        { day: today(), scans: 2 },
        { day: ago(3), scans: 5 },
      ],
    }
    expect(await ownScans()).toEqual(whole)
    const [row] = await database.db.select().from(booths).where(eq(booths.number, OWN))
    const exhibitorId = row?.exhibitorId ?? 0
    const given = (action: 'assign' | 'occupy', days: number) =>
      database.write((db) =>
        db
          .insert(boothEvents)
          .values({ hallId, number: OWN, exhibitorId, action, at: new Date(Date.now() - days * 86_400_000) }),
      )
    await given('assign', 2)
    await given('occupy', 0)
    expect(await ownScans()).toEqual({ from: ago(2), total: 2, days: [{ day: today(), scans: 2 }] })
    const from = { hallId, number: OWN }
    await server().ask(contract.assignBooth, { hallId, number: '1A-04', exhibitorId, from }, { headers })
    expect(await ownScans()).toEqual({ from: today(), total: 0, days: [] })
    await server().ask(contract.releaseBooth, { hallId, number: '1A-04', exhibitorId }, { headers })
    expect(await ownScans()).toBeNull()
  })
})
