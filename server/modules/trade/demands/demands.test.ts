import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/trade/demands/endpoints.ts'
import { SUBMISSIONS_PER_DAY } from '#contract/trade/demands/limits.ts'
import type { DemandDocument } from '#contract/trade/demands/rules.ts'
import { getCase } from '#contract/people/review/endpoints.ts'
import { getTradeStatistics } from '#contract/trade/offers/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { uploaded } from '#tests/setup/registrations.ts'
import { useServer } from '#tests/setup/server.ts'
import * as trade from '#tests/setup/trade/trade.ts'
import { demands } from './demands.schema'
import { forgetAttempts } from '#tests/setup/attempts.ts'

const server = useServer('demo')
const as = (userType: number) => signedInAs(server(), userType)
const buyer = () => as(userTypes.buyer)
const seen = async (id: number, userType?: number) =>
  server().ask(contract.getDemand, { id }, userType ? { headers: await as(userType) } : {})
const listed = async (keyWord: string) =>
  (await server().ask(contract.listDemands, { keyWord })).data.list.map(({ id }) => id)
const own = async (id: number) => (await server().ask(contract.getOwnDemand, { id }, { headers: await buyer() })).data
const save = async (id: number, document: DemandDocument, submit = true) => {
  const { version } = await own(id)
  return server().ask(contract.saveDemand, { id, version, document, submit }, { headers: await buyer() })
}
const add = async (over: Partial<DemandDocument>, submit = true) =>
  server().ask(
    contract.addDemand,
    { key: trade.tradeKey(), document: trade.wholeDemand(over), submit },
    { headers: await buyer() },
  )
const titled = (zh: string) => ({ title: { zh, en: '' } })

describe('a demand', () => {
  it('is in no list, search, detail or number before it is approved, and in all of them then', async () => {
    const before = (await server().ask(getTradeStatistics, {})).data.open
    const { id } = await trade.submitted(server(), titled('待审花瓶'))
    expect(await listed('待审花瓶')).toEqual([])
    expect((await seen(id)).code).toBe(errors.DemandNotFound.code)
    expect((await server().ask(getTradeStatistics, {})).data.open).toBe(before)
    expect((await trade.decide(server(), id, 'approve')).code).toBe(0)
    expect(await listed('待审花瓶')).toEqual([id])
    expect((await seen(id)).data).toMatchObject({ title: '待审花瓶', quantity: 100, unit: 'set', end: '', own: false })
    expect((await server().ask(getTradeStatistics, {})).data.open).toBe(before + 1)
  })

  it('shows the reviewer every field in both languages', async () => {
    const uploadkey = 'p'.repeat(32)
    const picture = await uploaded(server(), uploadkey)
    const document = trade.wholeDemand({ pictures: [picture], exhibitorIds: [1] })
    const input = { key: trade.tradeKey(), document, submit: true }
    const { id } = (await server().ask(contract.addDemand, input, { headers: { ...(await buyer()), uploadkey } })).data
    const headers = await as(userTypes.reviewer)
    const { data } = await server().ask(getCase, { subject: 'demand', id }, { headers })
    expect(data).toMatchObject({ kind: 'named', state: 'review' })
    expect(data.lines).toContainEqual(expect.objectContaining({ field: 'quantity', zh: '100 套', en: '100 sets' }))
    expect(data.lines).toContainEqual(expect.objectContaining({ field: 'price', zh: 'CNY 50', en: 'CNY 50' }))
    expect(data.files.map((file) => file.id)).toEqual([picture])
  })

  it('stays shown as it was approved while a later version waits, comes back and is approved', async () => {
    const { id, document } = await trade.approved(server(), titled('先前的名字'))
    const first = (await seen(id)).data
    expect((await save(id, { ...document, ...titled('后来的名字') })).data).toMatchObject({
      state: 'review',
      shown: true,
    })
    expect((await seen(id)).data.title).toBe('先前的名字')
    await trade.decide(server(), id, 'changes')
    expect(await own(id)).toMatchObject({ state: 'changes', opinion: '请补充材质要求。', shown: true })
    expect((await seen(id)).data).toEqual(first)
    await save(id, { ...document, ...titled('后来的名字') })
    await trade.decide(server(), id, 'approve')
    expect((await seen(id)).data).toMatchObject({ title: '后来的名字', version: first.version + 1 })
    const input = { id, version: first.version }
    expect((await server().ask(contract.verifyDemandStatus, input)).code).toBe(errors.DemandChanged.code)
  })

  it('is hidden again when its approval is undone, but not once somebody has offered', async () => {
    const { id } = await trade.approved(server())
    expect((await trade.decide(server(), id, 'undo')).code).toBe(0)
    expect((await seen(id)).code).toBe(errors.DemandNotFound.code)
    await trade.decide(server(), id, 'approve')
    await trade.offered(server(), id)
    expect(await trade.decide(server(), id, 'undo')).toMatchObject({ code: errors.UndoImpossible.code })
    expect((await seen(id)).code).toBe(0)
  })

  it('for named exhibitors alone is for others none, in the list and in the numbers too', async () => {
    const before = (await server().ask(getTradeStatistics, {})).data.open
    const headers = await as(userTypes.exhibitor)
    const { id } = await trade.approved(server(), { ...titled('定向采购'), exhibitorIds: [1] })
    expect((await seen(id, userTypes.exhibitor)).data).toMatchObject({ named: true, contact: null })
    expect((await seen(id, userTypes.buyer)).data).toMatchObject({ own: true, contact: { person: '陈采薇' } })
    for (const userType of [undefined, userTypes.exhibitingDelegation, userTypes.overseasBuyer]) {
      expect((await seen(id, userType)).code).toBe(errors.DemandNotFound.code)
    }
    expect(await listed('定向采购')).toEqual([])
    expect((await server().ask(getTradeStatistics, {}, { headers })).data.open).toBe(before)
  })

  it('is kept once for a key, however often it is sent', async () => {
    const input = { key: trade.tradeKey(), document: trade.wholeDemand(), submit: false }
    const headers = await buyer()
    const ids = [1, 2].map(async () => (await server().ask(contract.addDemand, input, { headers })).data.id)
    expect(new Set(await Promise.all(ids)).size).toBe(1)
  })

  it('is withdrawn while it waits, deleted while nobody has seen it, closed when it is shown', async () => {
    const headers = await buyer()
    const ask = async (endpoint: typeof contract.recallDemand, id: number) =>
      (await server().ask(endpoint, { id, version: (await own(id)).version }, { headers })).code
    const { id } = await trade.submitted(server())
    expect(await ask(contract.closeDemand, id)).toBe(errors.DemandNotNow.code)
    expect(await ask(contract.recallDemand, id)).toBe(0)
    expect(await ask(contract.recallDemand, id)).toBe(errors.DemandNotNow.code)
    const removed = { id, version: (await own(id)).version }
    expect((await server().ask(contract.deleteDemand, removed, { headers })).code).toBe(0)
    const shown = await trade.approved(server())
    expect((await server().ask(contract.deleteDemand, shown, { headers })).code).toBe(errors.DemandNotNow.code)
    expect(await ask(contract.closeDemand, shown.id)).toBe(0)
    expect((await seen(shown.id)).data.end).toBe('closed')
    const input = { id: shown.id, version: 1 }
    expect((await server().ask(contract.verifyDemandStatus, input)).code).toBe(errors.DemandEnded.code)
    expect((await save(shown.id, trade.wholeDemand())).code).toBe(errors.DemandNotNow.code)
  })

  it('is not written over by who has seen an earlier version', async () => {
    const { data: draft } = await add({}, false)
    const input = { id: draft.id, version: draft.version, document: draft.document, submit: false }
    const headers = await buyer()
    expect((await server().ask(contract.saveDemand, input, { headers })).code).toBe(0)
    expect((await server().ask(contract.saveDemand, input, { headers })).code).toBe(errors.DemandChanged.code)
  })

  it('is submitted a limited number of times a day', async () => {
    await forgetAttempts(server())
    for (let time = 0; time < SUBMISSIONS_PER_DAY; time++) expect((await add({})).code).toBe(0)
    expect(await add({})).toMatchObject({ code: errors.TooManySubmissions.code })
    expect((await add({}, false)).code).toBe(0)
    await forgetAttempts(server())
  })
})

describe('what is wrong', () => {
  const yesterday = trade.dayFromToday(-1)
  it.each<[string, string, Partial<DemandDocument>]>([
    ['no title', 'title', { title: { zh: ' ', en: '' } }],
    ['a title of 61 characters', 'title', titled('题'.repeat(61))],
    ['a quantity of 0', 'quantity', { quantity: 0 }],
    ['a negative quantity', 'quantity', { quantity: -5 }],
    ['a quantity of 1e20', 'quantity', { quantity: 1e20 }],
    ['three decimals', 'quantity', { quantity: 1.005 }],
    ['a price of 0', 'price', { price: 0 }],
    ['three decimals of a price', 'price', { price: 9.999 }],
    ['no unit', 'unit', { unit: '' }],
    ['a supplement of 201 characters', 'supplement', { supplement: { zh: '补'.repeat(201), en: '' } }],
    ['a day that is over', 'validUntil', { validUntil: yesterday }],
    ['an end in 91 days', 'validUntil', { validUntil: trade.dayFromToday(92) }],
    ['an end in 6 days', 'validUntil', { validUntil: trade.dayFromToday(6) }],
    ['no day', 'validUntil', { validUntil: '2027-02-31' }],
    ['delivery yesterday', 'deliverBy', { deliverBy: yesterday }],
    ['no category', 'categoryId', { categoryId: null }],
    ['a category that is not there', 'categoryId', { categoryId: 99_999 }],
    ['an exhibitor that is not there', 'exhibitorIds', { exhibitorIds: [99_999] }],
    ['no contact', 'contactPerson', { contactPerson: '' }],
    ['no number', 'contactNumber', { contactNumber: '电话' }],
  ])('is reported at its field in the reader’s language, and nothing is written: %s', async (_, field, over) => {
    const before = await server().database.db.$count(demands)
    for (const language of ['zh-CN', 'en-US']) {
      const headers = { ...(await buyer()), language }
      const input = { key: trade.tradeKey(), document: trade.wholeDemand(over), submit: true }
      const { code, data } = await server().ask(contract.addDemand, input, { headers })
      expect(code).toBe(errors.BadInput.code)
      const message = expect.stringMatching(language === 'zh-CN' ? /\p{Script=Han}/u : /^\P{Script=Han}+$/u)
      expect(data).toMatchObject({ fields: [{ field: `document.${field}`, message }] })
    }
    expect(await server().database.db.$count(demands)).toBe(before)
  })

  it('of a draft is only what is wrong, not what is missing', async () => {
    const empty = { title: { zh: '', en: '' }, categoryId: null, quantity: null, validUntil: '', contactNumber: '' }
    expect((await add(empty, false)).code).toBe(0)
    expect((await add({ ...empty, quantity: -1 }, false)).code).toBe(errors.BadInput.code)
  })

  it('is a sensitive word, and a picture of another user’s', async () => {
    expect(await add({ supplement: { zh: '可以代开发票', en: '' } })).toMatchObject({ code: errors.TextUnsafe.code })
    const picture = await uploaded(server(), 'q'.repeat(32))
    expect((await add({ pictures: [picture] })).code).toBe(errors.FileNotFound.code)
  })

  it('HTML is text', async () => {
    const { id } = await trade.approved(server(), titled('<b onclick=alert(1)>瓷</b>'))
    expect((await seen(id)).data.title).toBe('<b onclick=alert(1)>瓷</b>')
  })
})
