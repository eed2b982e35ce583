import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as contract from '#contract/commerce/addresses/endpoints.ts'
import { ADDRESS_CHANGES_PER_HOUR, ADDRESSES_MAX } from '#contract/commerce/addresses/limits.ts'
import type { Address } from '#contract/commerce/addresses/schemas.ts'
import { errors } from '#contract/catalog/errors.ts'
import { wholeAddress } from '#tests/attacks/owned.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { addresses } from './addresses.schema'
import { takeAddress } from './snapshot'
import { forgetAttempts, useUp } from '#tests/setup/attempts.ts'

const server = useServer('demo')
const { person } = talking(server)
type Requester = Awaited<ReturnType<typeof person>>

let keys = 0
const fresh = () => ({ ...wholeAddress, id: null, version: 0, key: `address-key-${(keys += 1)}`, isDefault: false })
const save = ({ headers }: Requester, over: object = {}, more: object = {}) =>
  server().ask(contract.saveAddress, { ...fresh(), ...over }, { headers: { ...headers, ...more } })
const list = async ({ headers }: Requester, more: object = {}) =>
  (await server().ask(contract.listAddresses, {}, { headers: { ...headers, ...more } })).data.list
const remove = ({ headers }: Requester, id: number) => server().ask(contract.removeAddress, { id }, { headers })
const setDefault = ({ headers }: Requester, id: number) => server().ask(contract.setDefaultAddress, { id }, { headers })
const consignees = (all: readonly Address[]) => all.map(({ consignee, isDefault }) => [consignee, isDefault])
const inEnglish = { language: 'en-US' }
const refusedAt = (field: string) => ({ data: { fields: [expect.objectContaining({ field: `input.${field}` })] } })

/** Nobody has changed anything yet; the limit is a rule of its own. */
const forgetTries = () => forgetAttempts(server())

describe('an address', () => {
  it('is kept as it was written, with its region in the language of the reader', async () => {
    const one = await person()
    const { code, data } = await save(one, { consignee: ' 沈砚秋 ', postalCode: ' 310013 ' })
    expect(code).toBe(0)
    expect(data).toMatchObject({ ...wholeAddress, isDefault: true, version: 1, place: '浙江省 杭州市 西湖区' })
    expect((await list(one, inEnglish))[0]?.place).toBe('Xihu District, Hangzhou, Zhejiang, China')
  })

  it('of a municipality names it once, of a city without districts ends there', async () => {
    const one = await person()
    expect((await save(one, { regionCode: '110105', postalCode: '' })).data.place).toBe('北京市 朝阳区')
    expect((await save(one, { regionCode: '441900', postalCode: '' })).data.place).toBe('广东省 东莞市')
  })

  it('abroad is a country with a region and a city in words; what belongs to mainland China is left out', async () => {
    const one = await person()
    const abroad = { countryId: 250, state: 'Île-de-France', city: 'Paris', postalCode: '75004', areaCode: '+33' }
    const { data } = await save(one, { ...abroad, phone: '612345678' })
    expect(data).toMatchObject({ ...abroad, regionCode: '', place: '法国 Île-de-France Paris' })
    expect((await list(one, inEnglish))[0]?.place).toBe('Paris, Île-de-France, France')
    const hongKong = { countryId: 344, city: '九龙', postalCode: '', areaCode: '+852', phone: '91234567' }
    expect((await save(one, hongKong)).data.place).toBe('中国香港 九龙')
  })

  it.each([
    ['consignee', { consignee: ' ' }],
    ['consignee', { consignee: '沈' }],
    ['consignee', { consignee: '沈'.repeat(31) }],
    ['consignee', { consignee: 'a'.repeat(61) }],
    ['countryId', { countryId: 0 }],
    ['countryId', { countryId: 999, city: 'Nowhere', areaCode: '+33', phone: '612345678' }],
    ['regionCode', { regionCode: '' }],
    ['regionCode', { regionCode: '330100' }],
    ['regionCode', { regionCode: '999999' }],
    ['city', { countryId: 250, areaCode: '+33', phone: '612345678' }],
    ['detail', { detail: '\n' }],
    ['detail', { detail: '路'.repeat(201) }],
    ['postalCode', { postalCode: '3100' }],
    ['postalCode', { countryId: 250, city: 'Paris', areaCode: '+33', phone: '612345678', postalCode: '75 004!' }],
    ['phone', { phone: '' }],
    ['phone', { phone: '12345678901' }],
    ['phone', { areaCode: '+852', phone: '1234' }],
  ])('is refused at %s for %j', async (field, over) => {
    const one = await person()
    expect(await save(one, over)).toMatchObject({ code: errors.BadInput.code, ...refusedAt(field) })
    expect(await list(one)).toEqual([])
  })

  it('takes 60 characters of a name without Chinese ones, and no postal code', async () => {
    expect((await save(await person(), { consignee: 'a'.repeat(60), postalCode: '' })).code).toBe(0)
  })

  it('is changed over the version that was read', async () => {
    const one = await person()
    const { id, version } = (await save(one)).data
    expect((await save(one, { id, version, detail: '文三路 1 号' })).data).toMatchObject({
      version: 2,
      isDefault: true,
    })
    expect((await save(one, { id, version })).code).toBe(errors.AddressChanged.code)
    expect(await list(one)).toMatchObject([{ detail: '文三路 1 号', version: 2 }])
  })

  it('is kept once for a key', async () => {
    const one = await person()
    const sent = fresh()
    const both = [await save(one, sent), await save(one, sent)]
    expect(new Set(both.map(({ data }) => data.id)).size).toBe(1)
    expect(await list(one)).toHaveLength(1)
  })

  it('goes with its account', async () => {
    const one = await person()
    await save(one)
    const { database } = server()
    await database.write((db) => db.delete(accounts).where(eq(accounts.id, one.id)))
    expect(await database.db.$count(addresses, eq(addresses.accountId, one.id))).toBe(0)
  })

  it('can be copied for a parcel, in both languages, by its owner alone', async () => {
    const [one, other] = [await person(), await person()]
    const { id } = (await save(one)).data
    const { db } = server().database
    expect(await takeAddress(db, { id, accountId: one.id })).toEqual({
      consignee: '沈砚秋',
      place: { zh: '浙江省 杭州市 西湖区', en: 'Xihu District, Hangzhou, Zhejiang, China' },
      detail: wholeAddress.detail,
      postalCode: '310013',
      areaCode: '+086',
      phone: wholeAddress.phone,
    })
    await expect(takeAddress(db, { id, accountId: other.id })).rejects.toMatchObject({ error: 'AddressNotFound' })
  })
})

describe('the default', () => {
  it('is the first, then whichever is made so, and stays when the form says nothing', async () => {
    const one = await person()
    const first = (await save(one, { consignee: '甲一' })).data
    const second = (await save(one, { consignee: '甲二' })).data
    await save(one, { consignee: '甲三', isDefault: true })
    expect(consignees(await list(one))).toEqual([
      ['甲三', true],
      ['甲二', false],
      ['甲一', false],
    ])
    expect((await setDefault(one, first.id)).code).toBe(0)
    expect((await setDefault(one, first.id)).code).toBe(0)
    expect(consignees(await list(one))[0]).toEqual(['甲一', true])
    await save(one, { id: second.id, version: second.version, consignee: '甲二', isDefault: true })
    expect(consignees(await list(one))).toEqual([
      ['甲二', true],
      ['甲三', false],
      ['甲一', false],
    ])
  })

  it('goes on to the newest of the others when it is removed', async () => {
    const one = await person()
    const first = (await save(one, { consignee: '甲一' })).data
    await save(one, { consignee: '甲二' })
    await save(one, { consignee: '甲三' })
    expect((await remove(one, first.id)).code).toBe(0)
    expect(consignees(await list(one))).toEqual([
      ['甲三', true],
      ['甲二', false],
    ])
    expect((await remove(one, first.id)).code).toBe(errors.AddressNotFound.code)
  })

  it('of a missing one changes nothing', async () => {
    const one = await person()
    await save(one)
    expect((await setDefault(one, 2_000_000_000)).code).toBe(errors.AddressNotFound.code)
    expect((await list(one))[0]?.isDefault).toBe(true)
  })
})

describe('limits', () => {
  it(`keep at most ${ADDRESSES_MAX} for an account`, async () => {
    await forgetTries()
    const one = await person()
    for (let i = 0; i < ADDRESSES_MAX; i += 1) expect((await save(one)).code).toBe(0)
    const refused = await save(one)
    expect(refused).toMatchObject({ code: errors.TooManyAddresses.code, data: { max: ADDRESSES_MAX } })
    expect(refused.msg).toContain(String(ADDRESSES_MAX))
    const [last] = await list(one)
    await remove(one, last?.id ?? 0)
    expect((await save(one)).code).toBe(0)
  })

  it('end what is changed too often in an hour', async () => {
    const one = await person()
    const { id } = (await save(one)).data
    await forgetTries()
    await useUp(server(), `address:${one.id}`, ADDRESS_CHANGES_PER_HOUR, 3_600)
    expect((await setDefault(one, id)).code).toBe(errors.TooManyRequests.code)
    await forgetTries()
  })
})
