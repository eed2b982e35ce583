import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { closeDemand } from '#contract/trade/demands/endpoints.ts'
import type { DemandDocument } from '#contract/trade/demands/rules.ts'
import { follow } from '#contract/trade/follows/endpoints.ts'
import { listMatches, listMatchingDemands } from '#contract/trade/matches/endpoints.ts'
import { MATCHES_MAX, MATCHES_PER_MINUTE } from '#contract/trade/matches/limits.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import * as trade from '#tests/setup/trade/trade.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { categories, exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { learnWordPairs } from '.'
import { wordPairs } from './matches.schema'
import { forgetAttempts } from '#tests/setup/attempts.ts'

const server = useServer('demo')
const { buyer, exhibitor, overseasBuyer } = userTypes

const forget = () => forgetAttempts(server())
async function matchesOf(id: number, userType: number = buyer) {
  await forget()
  return server().ask(listMatches, { id }, { headers: await signedInAs(server(), userType) })
}
async function demandsFor(userType: number = exhibitor) {
  await forget()
  return server().ask(listMatchingDemands, {}, { headers: await signedInAs(server(), userType) })
}
async function idOf(table: typeof exhibitors | typeof exhibits | typeof categories, key: string): Promise<number> {
  const column = 'externalKey' in table ? table.externalKey : table.key
  const [row] = await server()
    .database.db.select({ id: table.id })
    .from(table)
    .where(sql`${column} like ${`%${key}`}`)
  return row?.id ?? 0
}
const lacquer = async (over: Partial<DemandDocument> = {}) => ({
  title: { zh: '书房用大漆椅子', en: '' },
  supplement: { zh: '', en: '' },
  categoryId: await idOf(categories, 'furniture'),
  price: 20_000,
  ...over,
})

describe('the exhibitors that suit a demand', () => {
  it('come best first, each with why and with what is not known', async () => {
    const { id } = await trade.approved(server(), await lacquer())
    const { data } = await matchesOf(id)
    const [first] = data
    expect(first?.exhibitor.name).toBe('何知远漆椅工作室')
    expect(first?.reasons.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['category', 'words', 'price']))
    expect(first?.reasons.find(({ reason }) => reason === 'words')).toMatchObject({
      words: expect.arrayContaining([expect.objectContaining({ term: expect.stringContaining('椅') })]),
    })
    expect(first?.missing).toEqual(expect.arrayContaining(['deliverBy', 'supplement']))
    expect(first?.exhibits.length).toBeGreaterThan(0)
    expect(data.length).toBeLessThanOrEqual(MATCHES_MAX)
    expect(JSON.stringify(data)).not.toContain('score')
  })

  it('are those that it names alone', async () => {
    const named = await idOf(exhibitors, 'zibo-glass')
    const { id } = await trade.approved(server(), await lacquer({ exhibitorIds: [named] }))
    expect((await matchesOf(id)).data.map((one) => one.exhibitor.id).filter((found) => found !== named)).toEqual([])
  })

  it('are found while it is shown and open, and by its buyer alone', async () => {
    const waiting = await trade.submitted(server(), await lacquer())
    expect((await matchesOf(waiting.id)).data).toEqual([])
    const shown = await trade.approved(server(), await lacquer())
    expect((await matchesOf(shown.id, overseasBuyer)).code).toBe(errors.DemandNotFound.code)
    expect((await matchesOf(shown.id)).data.length).toBeGreaterThan(0)
    const headers = await signedInAs(server(), buyer)
    await server().ask(closeDemand, { id: shown.id, version: shown.version }, { headers })
    expect((await matchesOf(shown.id)).data).toEqual([])
  })

  it('are none that visitors do not see, and no exhibits that they do not see', async () => {
    const { id } = await trade.approved(server(), await lacquer())
    const [before] = (await matchesOf(id)).data
    const exhibitorId = before?.exhibitor.id ?? 0
    const exhibitId = before?.exhibits[0]?.exhibitsInfoId ?? 0
    await server().database.write((db) =>
      db.update(exhibits).set({ shownFrom: null }).where(eq(exhibits.id, exhibitId)),
    )
    const shown = (await matchesOf(id)).data.flatMap((one) => one.exhibits.map((card) => card.exhibitsInfoId))
    expect(shown).not.toContain(exhibitId)
    await server().database.write((db) =>
      db.update(exhibitors).set({ shownFrom: null }).where(eq(exhibitors.id, exhibitorId)),
    )
    expect((await matchesOf(id)).data.map((one) => one.exhibitor.id)).not.toContain(exhibitorId)
    const back = { shownFrom: new Date(0) }
    await server().database.write(async (db) => {
      await db.update(exhibits).set(back).where(eq(exhibits.id, exhibitId))
      await db.update(exhibitors).set(back).where(eq(exhibitors.id, exhibitorId))
    })
  })

  it('say so where the buyer follows them', async () => {
    const { id } = await trade.approved(server(), await lacquer())
    const exhibitorId = (await matchesOf(id)).data[0]?.exhibitor.id ?? 0
    const headers = await signedInAs(server(), buyer)
    await server().ask(follow, { kind: 'exhibitor', id: exhibitorId }, { headers })
    const found = (await matchesOf(id)).data.find((one) => one.exhibitor.id === exhibitorId)
    expect(found?.reasons).toContainEqual({ reason: 'follow' })
  })

  it('are requested so often in a minute', async () => {
    const { id } = await trade.approved(server(), await lacquer())
    await forget()
    const headers = await signedInAs(server(), buyer)
    const codes: number[] = []
    // A minute may end while they are requested.
    for (let call = 0; call <= 2 * MATCHES_PER_MINUTE; call += 1)
      codes.push((await server().ask(listMatches, { id }, { headers })).code)
    expect(codes.slice(0, MATCHES_PER_MINUTE)).toEqual(Array.from({ length: MATCHES_PER_MINUTE }, () => 0))
    expect(codes).toContain(errors.TooManyRequests.code)
  })
})

describe('the demands that suit an exhibitor', () => {
  const chairs = { title: { zh: '白橡木扶手椅', en: 'Oak armchairs' }, supplement: { zh: '', en: '' } }

  it('are open and for it, with why', async () => {
    const categoryId = await idOf(categories, 'furniture')
    const { id } = await trade.approved(server(), { ...chairs, categoryId })
    const found = (await demandsFor()).data.find(({ demand }) => demand.id === id)
    expect(found?.reasons.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['category', 'words']))
    expect(found?.exhibits.length).toBeGreaterThan(0)
  })

  it('are none that wait for review, were closed, or are for others', async () => {
    const categoryId = await idOf(categories, 'furniture')
    const waiting = await trade.submitted(server(), { ...chairs, categoryId })
    const others = await idOf(exhibitors, 'zibo-glass')
    const named = await trade.approved(server(), { ...chairs, categoryId, exhibitorIds: [others] })
    const closed = await trade.approved(server(), { ...chairs, categoryId })
    const headers = await signedInAs(server(), buyer)
    await server().ask(closeDemand, { id: closed.id, version: closed.version }, { headers })
    const found = (await demandsFor()).data.map(({ demand }) => demand.id)
    for (const { id } of [waiting, named, closed]) expect(found).not.toContain(id)
  })

  it('say nothing of whom the buyer follows', async () => {
    const headers = await signedInAs(server(), buyer)
    const own = await idOf(exhibitors, 'sunmu-furniture')
    await server().ask(follow, { kind: 'exhibitor', id: own }, { headers })
    await trade.approved(server(), { ...chairs, categoryId: await idOf(categories, 'furniture') })
    expect(JSON.stringify((await demandsFor()).data)).not.toContain('follow')
  })
})

describe('word pairs', () => {
  const pairs = () => server().database.db.select().from(wordPairs)

  it('are learned from what the fair shows in both languages, and lead from one to the other', async () => {
    await learnWordPairs(server().database)
    expect(await pairs()).toContainEqual(expect.objectContaining({ zh: '高岭土', en: 'kaolin' }))
    // This exhibitor has its texts in Chinese alone.
    const { id } = await trade.approved(server(), {
      ...(await lacquer()),
      title: { zh: '', en: 'lanterns' },
      categoryId: await idOf(categories, 'glass'),
    })
    const onlyChinese = await idOf(exhibitors, 'li-guizhi')
    expect((await matchesOf(id)).data.map((one) => one.exhibitor.id)).toContain(onlyChinese)
    await server().database.write((db) => db.delete(wordPairs))
    expect((await matchesOf(id)).data.map((one) => one.exhibitor.id)).not.toContain(onlyChinese)
  })
})
