import { describe, expect, it } from 'vitest'
import data from './places.data.json'
import { listAreas, listCities, findCountry, isGreaterChina, isMainland, listCountries, findPlace } from './places'

const countries = listCountries('zh-CN')
const provinces = listAreas(156)
const cities = provinces.flatMap(({ stateCode }) => listCities(stateCode))
const repeated = (names: string[]) => names.filter((name, i) => names.indexOf(name) !== i)

describe('countries', () => {
  it('begin with China, Hong Kong, Macao and Taiwan, in either language', () => {
    expect(countries.slice(0, 4).map(({ cnCountry }) => cnCountry)).toEqual([
      '中国',
      '中国香港',
      '中国澳门',
      '中国台湾',
    ])
    expect(
      listCountries('en-US')
        .slice(0, 4)
        .map(({ country, areaCode }) => `${country} ${areaCode}`),
    ).toEqual(['China +086', 'Hong Kong, China +852', 'Macao, China +853', 'Taiwan, China +886'])
  })

  it('go on by name', () => {
    const english = listCountries('en-US').slice(4)
    expect([english[0]?.country, english.at(-1)?.country]).toEqual(['Afghanistan', 'Zimbabwe'])
    expect(countries.slice(4, 7).map(({ cnCountry }) => cnCountry)).toEqual(['阿尔巴尼亚', '阿尔及利亚', '阿富汗'])
    expect(english).toHaveLength(countries.length - 4)
  })

  it('have ids, codes and names of their own, in both languages', () => {
    expect(countries).toHaveLength(243)
    for (const { id, code, country, cnCountry, areaCode } of countries) {
      expect(id).toSatisfy((n: number) => Number.isInteger(n) && n > 0 && n < 1000)
      expect(country).toMatch(/\p{Script=Latin}{3}/u)
      expect(cnCountry).toMatch(/\p{Script=Han}/u)
      expect([country, cnCountry]).not.toContain(code)
      expect(areaCode).toMatch(/^\+(086|[1-9]\d{0,3})$/)
    }
    for (const key of ['id', 'code', 'country', 'cnCountry'] as const) {
      expect(repeated(countries.map((one) => String(one[key])))).toEqual([])
    }
  })

  it('share a dial code only where the ITU shares it', () => {
    const sharing = repeated(countries.map(({ areaCode }) => areaCode))
    expect([...new Set(sharing)].toSorted()).toEqual(
      ['+1', '+212', '+262', '+358', '+39', '+44', '+47', '+590', '+599', '+61', '+64', '+7'].toSorted(),
    )
  })

  it.each([
    [156, 'CN', '+086'],
    [344, 'HK', '+852'],
    [446, 'MO', '+853'],
    [158, 'TW', '+886'],
    [840, 'US', '+1'],
    [250, 'FR', '+33'],
    [826, 'GB', '+44'],
    [392, 'JP', '+81'],
    [410, 'KR', '+82'],
    [784, 'AE', '+971'],
    [76, 'BR', '+55'],
    [4, 'AF', '+93'],
  ])('%d is %s and has %s', (id, code, areaCode) => expect(findCountry(id)).toMatchObject({ id, code, areaCode }))

  it('say nothing of an unknown id', () => {
    expect([findCountry(0), findCountry(1000), findCountry(Number.NaN)]).toEqual([undefined, undefined, undefined])
  })

  it('know which are China', () => {
    const ids = countries.map(({ id }) => id)
    expect(ids.filter(isMainland)).toEqual([156])
    expect(ids.filter(isGreaterChina)).toEqual([156, 344, 446, 158])
  })

  it('use official names where Intl does not', () => {
    const names = [findCountry(275), findCountry(104), findCountry(238)].map(
      (one) => `${one?.cnCountry} ${one?.country}`,
    )
    expect(names).toEqual([
      '巴勒斯坦 Palestine',
      '缅甸 Myanmar',
      '马尔维纳斯群岛（福克兰群岛） Falkland Islands (Malvinas)',
    ])
  })
})

describe('areas', () => {
  it('are the 31 provinces of mainland China, and of nowhere else', () => {
    expect(provinces).toHaveLength(31)
    expect(repeated(provinces.flatMap(({ state, cnState, stateCode }) => [state, cnState, stateCode]))).toEqual([])
    for (const { id } of countries.filter((one) => one.id !== 156)) expect(listAreas(id)).toEqual([])
  })

  it.each([
    ['陕西省', 'Shaanxi'],
    ['山西省', 'Shanxi'],
    ['内蒙古自治区', 'Inner Mongolia'],
    ['西藏自治区', 'Xizang'],
    ['新疆维吾尔自治区', 'Xinjiang'],
  ])('%s is %s', (cnState, state) => expect(provinces).toContainEqual(expect.objectContaining({ cnState, state })))

  it('have 333 prefectures, 4 municipalities, and 32 cities and counties directly under a province', () => {
    expect(cities).toHaveLength(333 + 4 + 32)
    expect(provinces.filter(({ stateCode }) => listCities(stateCode).length === 0)).toEqual([])
    expect(listCities('320000')).toHaveLength(13)
    expect(listCities('999999')).toEqual([])
  })

  it('have both names of every city, none twice in a province, no Chinese one twice at all', () => {
    for (const { city, cnCity } of cities) {
      expect(city).toMatch(/^[A-Z][a-zü']+( [A-Z][a-z]+)*$/)
      expect(cnCity).toMatch(/^\p{Script=Han}+(市|地区|盟|州|县|林区)$/u)
    }
    expect(repeated(cities.map(({ cnCity }) => cnCity))).toEqual([])
    expect(repeated(cities.map(({ stateCode, city }) => `${stateCode} ${city}`))).toEqual([])
  })

  it('name their source', () => expect(data.source).toContain('GB/T 2260'))
})

describe('placeNamed', () => {
  it.each([
    ['Shaanxi', '陕西省', ''],
    ['陕西', '陕西省', ''],
    ['内蒙古', '内蒙古自治区', ''],
    ['广西', '广西壮族自治区', ''],
    ['inner  mongolia', '内蒙古自治区', ''],
    ['北京', '北京市', ''],
    ['Jilin', '吉林省', ''],
    ['海南', '海南省', ''],
    ['苏州市', '江苏省', '苏州市'],
    ['苏州', '江苏省', '苏州市'],
    ["Xi'an", '陕西省', '西安市'],
    ['XI’AN', '陕西省', '西安市'],
    [' xian ', '陕西省', '西安市'],
    ['Luliang', '山西省', '吕梁市'],
    ['大理', '云南省', '大理白族自治州'],
    ['湘西', '湖南省', '湘西土家族苗族自治州'],
    ['克孜勒苏', '新疆维吾尔自治区', '克孜勒苏柯尔克孜自治州'],
    ['西双版纳', '云南省', '西双版纳傣族自治州'],
    ['Xilingol', '内蒙古自治区', '锡林郭勒盟'],
    ['神农架', '湖北省', '神农架林区'],
  ])('%j is %s %s', (text, cnState, cnCity) => expect(findPlace(text)).toMatchObject({ cnState, cnCity }))

  it('finds every province and every city by its full Chinese name, and by its English one in its province', () => {
    for (const area of provinces) expect([findPlace(area.cnState), findPlace(area.state)]).toEqual([area, area])
    for (const area of cities) expect(findPlace(area.city, area.stateCode)).toEqual(area)
    const municipal = new Set(['北京市', '天津市', '上海市', '重庆市'])
    for (const area of cities.filter(({ cnCity }) => !municipal.has(cnCity))) {
      expect(findPlace(area.cnCity)).toEqual(area)
    }
  })

  it('does not guess which of two is meant', () => {
    expect(findPlace('Suzhou')).toBeUndefined()
    expect(findPlace('Suzhou', '320000')).toMatchObject({ cnCity: '苏州市' })
    expect(findPlace('Suzhou', '340000')).toMatchObject({ cnCity: '宿州市' })
    expect(findPlace('Suzhou', '110000')).toBeUndefined()
  })

  it.each(['', ' ', '市', 'Atlantis', 'constructor', '苏'])('finds nothing for %j', (text) =>
    expect(findPlace(text)).toBeUndefined(),
  )
})
