import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#contract/trade/blocks/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getLead, listLeads } from '#contract/trade/leads/endpoints.ts'
import { BLOCKS_PER_HOUR } from '#contract/trade/blocks/limits.ts'
import { blocking } from '#tests/setup/trade/blocks.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { tradeBlocks } from './blocks.schema'

// Before the server connects: its connections keep what they find.
const statements: string[] = []
// oxlint-disable-next-line unbound-method -- applied to the client that it is called on
const query = pg.Client.prototype.query
pg.Client.prototype.query = new Proxy(query, {
  apply: (of, self, args: unknown[]) => {
    const [requested] = args
    if (typeof requested === 'object' && requested !== null && 'text' in requested)
      statements.push(String(requested.text))
    return Reflect.apply(of, self, args)
  },
})
afterAll(() => {
  pg.Client.prototype.query = query
})

const server = useServer('demo')
const { person } = talking(server)
const { block, forget, order, sides, unblock } = blocking(server)

// By it the buyer is a lead of the exhibitor.
beforeAll(order)
afterEach(() => server().database.write((db) => db.delete(tradeBlocks)))

const blockedBy = async (headers: Record<string, string>, ids?: number[]) =>
  (await server().ask(contract.listBlockedBuyers, ids ? { ids } : {}, { headers })).data

describe('a block', () => {
  it('is in the blocker’s list, once however often it is requested, until it is lifted', async () => {
    const { buyer, exhibitor } = await sides()
    for (const _ of [1, 2]) expect((await block('buyer')).code).toBe(0)
    const own = async () => (await server().ask(contract.listBlockedExhibitors, {}, { headers: buyer.headers })).data
    expect((await own()).list).toMatchObject([{ id: exhibitor.exhibitorId, name: expect.stringMatching(/./) }])
    expect((await blockedBy(exhibitor.headers)).totalCount).toBe(0)
    for (const _ of [1, 2]) expect((await unblock('buyer')).code).toBe(0)
    expect((await own()).totalCount).toBe(0)
  })

  it('of an exhibitor is its whole team’s: who did it is named, and a colleague lifts it', async () => {
    const { buyer, exhibitor } = await sides()
    await block('exhibitor')
    const mate = { userType: userTypes.salesperson, exhibitorId: exhibitor.exhibitorId }
    const { headers: colleague } = await person(mate)
    const { list } = await blockedBy(colleague)
    expect(list).toMatchObject([{ id: buyer.id, by: expect.stringMatching(/./) }])
    await server().ask(contract.unblockBuyer, { id: buyer.id }, { headers: colleague })
    expect((await blockedBy(exhibitor.headers)).totalCount).toBe(0)
  })

  it('is listed with the names that the leads have, read in one statement for all of them', async () => {
    const { buyer, exhibitor } = await sides()
    await block('exhibitor')
    const { exhibitorId } = exhibitor
    const others = [await person(), await person()].map(({ id: accountId }) => ({
      exhibitorId,
      accountId,
      bySide: 'exhibitor' as const,
    }))
    await server().database.write((db) => db.insert(tradeBlocks).values(others))
    const { data: lead } = await server().ask(getLead, { id: buyer.id }, { headers: exhibitor.headers })
    statements.length = 0
    const { list } = await blockedBy(exhibitor.headers)
    const ofLeads = statements.filter((text) => text.includes('with touch as'))
    expect(new Map(list.map(({ id, name }) => [id, name])).get(buyer.id)).toBe(lead.name)
    expect(lead.name).toMatch(/./)
    // Of who is no lead there is no name.
    expect(list.filter(({ name }) => name === '')).toHaveLength(2)
    expect(ofLeads).toHaveLength(1)
  })

  it('is requested by those in question', async () => {
    const { buyer, exhibitor } = await sides()
    await block('exhibitor')
    expect((await blockedBy(exhibitor.headers, [buyer.id])).totalCount).toBe(1)
    expect((await blockedBy(exhibitor.headers, [2_000_000_000])).totalCount).toBe(0)
    expect((await blockedBy(exhibitor.headers, [])).totalCount).toBe(0)
  })

  it('of an exhibitor concerns its leads alone: it does not reveal the owner of an anonymous demand', async () => {
    const { exhibitor } = await sides()
    const stranger = await person()
    const input = { id: stranger.id }
    expect((await server().ask(contract.blockBuyer, input, { headers: exhibitor.headers })).code).toBe(
      errors.LeadNotFound.code,
    )
    const unknown = await server().ask(contract.blockBuyer, { id: 2_000_000_000 }, { headers: exhibitor.headers })
    expect(unknown.code).toBe(errors.LeadNotFound.code)
  })

  it('makes nobody a lead, by whichever side', async () => {
    const { exhibitor } = await sides()
    const stranger = await person()
    await server().ask(contract.blockExhibitor, { id: exhibitor.exhibitorId }, { headers: stranger.headers })
    const { code } = await server().ask(getLead, { id: stranger.id }, { headers: exhibitor.headers })
    expect(code).toBe(errors.LeadNotFound.code)
    const count = async () => (await server().ask(listLeads, {}, { headers: exhibitor.headers })).data.totalCount
    const before = await count()
    await block('exhibitor')
    expect(await count()).toBe(before)
  })

  it('of an exhibitor that is not there is refused', async () => {
    const { buyer } = await sides()
    const { code } = await server().ask(contract.blockExhibitor, { id: 2_000_000_000 }, { headers: buyer.headers })
    expect(code).toBe(errors.ExhibitorNotFound.code)
  })

  it('is limited for an account in an hour', async () => {
    await forget()
    const { buyer, exhibitor } = await sides()
    const change = () =>
      server().ask(contract.unblockExhibitor, { id: exhibitor.exhibitorId }, { headers: buyer.headers })
    for (let i = 0; i < BLOCKS_PER_HOUR; i += 1) expect((await change()).code).toBe(0)
    expect((await change()).code).toBe(errors.TooManyRequests.code)
    await forget()
  })
})

it('a block is for buyers and those who keep leads', async () => {
  const tourist = await person({ userType: userTypes.tourist })
  const { code } = await server().ask(contract.blockExhibitor, { id: 1 }, { headers: tourist.headers })
  expect(code).toBe(errors.NotAllowed.code)
})
