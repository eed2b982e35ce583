import type { Country } from '#contract/foundation/places/schemas.ts'
import type { Both } from '#src/mocks/core/bilingual.ts'

type Row = readonly [id: number, code: string, areaCode: string, cnCountry: string, country: string]

/** The nearest first; then some of every continent, two of them with one area code. */
const rows: readonly Row[] = [
  [156, 'CN', '+086', '中国', 'China'],
  [344, 'HK', '+852', '中国香港', 'Hong Kong, China'],
  [446, 'MO', '+853', '中国澳门', 'Macao, China'],
  [158, 'TW', '+886', '中国台湾', 'Taiwan, China'],
  [36, 'AU', '+61', '澳大利亚', 'Australia'],
  [56, 'BE', '+32', '比利时', 'Belgium'],
  [76, 'BR', '+55', '巴西', 'Brazil'],
  [124, 'CA', '+1', '加拿大', 'Canada'],
  [818, 'EG', '+20', '埃及', 'Egypt'],
  [250, 'FR', '+33', '法国', 'France'],
  [276, 'DE', '+49', '德国', 'Germany'],
  [356, 'IN', '+91', '印度', 'India'],
  [360, 'ID', '+62', '印度尼西亚', 'Indonesia'],
  [380, 'IT', '+39', '意大利', 'Italy'],
  [392, 'JP', '+81', '日本', 'Japan'],
  [404, 'KE', '+254', '肯尼亚', 'Kenya'],
  [484, 'MX', '+52', '墨西哥', 'Mexico'],
  [528, 'NL', '+31', '荷兰', 'Netherlands'],
  [702, 'SG', '+65', '新加坡', 'Singapore'],
  [410, 'KR', '+82', '韩国', 'South Korea'],
  [724, 'ES', '+34', '西班牙', 'Spain'],
  [764, 'TH', '+66', '泰国', 'Thailand'],
  [826, 'GB', '+44', '英国', 'United Kingdom'],
  [840, 'US', '+1', '美国', 'United States'],
]

export const countries: readonly Country[] = rows.map(([id, code, areaCode, cnCountry, country]) => ({
  id,
  code,
  areaCode,
  cnCountry,
  country,
}))

type City = readonly [cnCity: string, city: string]
interface Province {
  stateCode: string
  cnState: string
  state: string
  cities: readonly City[]
}

/** `330106 西湖区 Xihu District` of each city that has districts here, after its own code. */
const divisions: Record<string, readonly [code: string, ...districts: string[]] | undefined> = {
  北京市: ['110100', '110101 东城区 Dongcheng District', '110105 朝阳区 Chaoyang District'],
  南京市: ['320100', '320102 玄武区 Xuanwu District', '320106 鼓楼区 Gulou District'],
  苏州市: ['320500', '320506 吴中区 Wuzhong District', '320508 姑苏区 Gusu District'],
  扬州市: ['321000', '321002 广陵区 Guangling District'],
  杭州市: ['330100', '330102 上城区 Shangcheng District', '330106 西湖区 Xihu District'],
  宁波市: ['330200', '330203 海曙区 Haishu District'],
  龙泉市: ['331181'],
}

const provinces: readonly Province[] = [
  { stateCode: '110000', cnState: '北京市', state: 'Beijing', cities: [['北京市', 'Beijing']] },
  {
    stateCode: '320000',
    cnState: '江苏省',
    state: 'Jiangsu',
    cities: [
      ['南京市', 'Nanjing'],
      ['苏州市', 'Suzhou'],
      ['扬州市', 'Yangzhou'],
    ],
  },
  {
    stateCode: '330000',
    cnState: '浙江省',
    state: 'Zhejiang',
    cities: [
      ['杭州市', 'Hangzhou'],
      ['宁波市', 'Ningbo'],
      ['龙泉市', 'Longquan'],
    ],
  },
]

const areaOf = ({ stateCode, cnState, state }: Province, [cnCity, city]: City) => ({
  stateCode,
  state,
  cnState,
  city,
  cnCity,
})

export const areas = provinces.map((province) => areaOf(province, ['', '']))

export const citiesOf = (stateCode: string) =>
  provinces.filter((one) => one.stateCode === stateCode).flatMap((one) => one.cities.map((city) => areaOf(one, city)))

/** A city with its code and its districts. */
export function divisionOf(cnCity: string): { code: string; districts: { code: string; name: Both }[] } {
  const [code = '', ...districts] = divisions[cnCity] ?? []
  const read = (one: string) => {
    const [, number = '', zh = '', en = ''] = /^(\d+) (\S+) (.+)$/.exec(one) ?? []
    return { code: number, name: [zh, en] as const }
  }
  return { code, districts: districts.map(read) }
}

/** The names of a division that has none below it, and of those above it, the province first. */
export function findDivisionNames(code: string): Both[] {
  for (const { cnState, state, cities } of provinces) {
    for (const [cnCity, city] of cities) {
      const { code: own, districts } = divisionOf(cnCity)
      const above: Both[] = [
        [cnState, state],
        [cnCity, city],
      ]
      const district = districts.find((one) => one.code === code)
      if (district) return [...above, district.name]
      if (own === code) return above
    }
  }
  return []
}

/** A province or city by its name in either language. */
export function areaNamed(name: string) {
  const all = [...areas, ...areas.flatMap(({ stateCode }) => citiesOf(stateCode))]
  return all.find(({ state, cnState, city, cnCity }) => [city || state, cnCity || cnState].includes(name))
}
