import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { dictionaryTypes } from '#contract/operations/dictionary/rules.ts'
import { getBaseData } from '#contract/operations/dictionary/endpoints.ts'
import { getCategory, listCategories, listCommodities, listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { getRegionTree, listAreas, listCities, listCountries } from '#contract/foundation/places/endpoints.ts'
import { refundReasons } from '#contract/commerce/orders/rules.ts'
import { holderIdTypes } from '#contract/commerce/tickets/rules.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const inEnglish = { headers: { language: 'en-US' } }

describe('commodities', () => {
  it('are the exhibits that have a price, filtered and ordered as exhibits are', async () => {
    const { data } = await server().ask(listCommodities, { limit: 100, sort: 'priceUp' })
    const prices = data.list.map(({ price }) => price ?? 0)
    expect(prices.length).toBeGreaterThan(10)
    expect(Math.min(...prices)).toBeGreaterThan(0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const all = (await server().ask(listExhibits, { limit: 1 })).data
    expect(data.totalCount).toBeLessThan(all.totalCount)
    const exhibitorId = data.list[0]?.exhibitorId ?? 0
    const own = (await server().ask(listCommodities, { exhibitorId })).data.list
    expect(new Set(own.map((one) => one.exhibitorId))).toEqual(new Set([exhibitorId]))
    expect(own.every(({ price }) => price !== null)).toBe(true)
  })
})

describe('categories', () => {
  it('are given by id and name, as the counted list has them', async () => {
    const counted = (await server().ask(listCategories, {}, inEnglish)).data
    const { data } = await server().ask(getCategory, {}, inEnglish)
    expect(data).toEqual(counted.map(({ id, categoryName }) => ({ id, categoryName })))
    expect(data.length).toBeGreaterThan(6)
  })
})

describe('the dictionary', () => {
  it('gives every list, or those that are requested, in the language of the reader', async () => {
    const every = (await server().ask(getBaseData, {})).data
    expect(every.map(({ type }) => type)).toEqual(dictionaryTypes)
    const { data } = await server().ask(getBaseData, { types: ['objective', 'intention'] }, inEnglish)
    expect(data.map(({ type }) => type)).toEqual(['objective', 'intention'])
    expect(data[0]?.list[0]).toEqual({ id: 'items', name: 'Looking for items', children: [] })
    const design = data[1]?.list[0]
    expect(design).toMatchObject({ id: 'design', name: 'Design' })
    expect(design?.children[0]).toEqual({ id: 'furniture', name: 'Furniture and lighting' })
  })

  it('has the words of tickets, refunds and invoices, in the order of the spec', async () => {
    const requested = ['ticketIdType', 'refundReason', 'invoiceTitle', 'invoiceType'] as const
    const { data } = await server().ask(getBaseData, { types: [...requested] }, inEnglish)
    expect(data.map(({ list }) => list.map(({ id }) => id))).toEqual([
      [...holderIdTypes],
      [...refundReasons],
      ['company', 'personal'],
      ['vatSpecial', 'ordinary'],
    ])
    const [, reasons] = (await server().ask(getBaseData, { types: [...requested] })).data
    expect(reasons?.list.map(({ name }) => name)).toEqual([
      '重复购买',
      '选择错误',
      '实名信息有误',
      '个人原因',
      '恶劣天气取消行程',
      '其他',
    ])
  })

  it('has no list of another name', async () => {
    // @ts-expect-error -- what no page sends
    expect((await server().ask(getBaseData, { types: ['password'] })).code).toBe(errors.BadInput.code)
  })
})

describe('the tree of regions', () => {
  it('has every country, the provinces of China, their cities and districts', async () => {
    const { data } = await server().ask(getRegionTree, {}, inEnglish)
    const countries = (await server().ask(listCountries, {}, inEnglish)).data
    expect(data.map(({ name }) => name)).toEqual(countries.map(({ country }) => country))
    const provinces = (await server().ask(listAreas, { countryId: 156 })).data
    expect(data[0]?.children.map(({ code }) => code)).toEqual(provinces.map(({ stateCode }) => stateCode))
    const cities = (await server().ask(listCities, { stateCode: '320000' }, inEnglish)).data
    const jiangsu = data[0]?.children.find(({ code }) => code === '320000')
    expect(jiangsu?.children.map(({ name }) => name)).toEqual(cities.map(({ city }) => city))
    const suzhou = jiangsu?.children.find(({ name }) => name === 'Suzhou')
    expect(suzhou).toMatchObject({ code: '320500' })
    expect(suzhou?.children).toContainEqual({ code: '320508', name: 'Gusu District' })
    expect(data.filter(({ children }) => children.length > 0)).toHaveLength(1)
  })
})
