import { describe, expect, it } from 'vitest'
import { findDivision, provinces } from './divisions'

const cities = provinces.flatMap(({ children }) => children)
const districts = cities.flatMap(({ children }) => children)

describe('the divisions of mainland China', () => {
  it('go down to districts and counties, each with a code of its own and both names', () => {
    expect(provinces).toHaveLength(31)
    expect(districts.length).toBeGreaterThan(2_800)
    const codes = [...provinces, ...cities, ...districts].map(({ code }) => code)
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
    expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([])
    for (const { zh, en } of districts) {
      expect(zh).toMatch(/^\p{Script=Han}+$/u)
      expect(en).toMatch(/^[A-Z][a-zü']+( [A-Z][a-z]+)*$/)
    }
  })

  it('are below the province and the city that their codes begin with', () => {
    const rows = provinces.flatMap((province) =>
      province.children.flatMap(({ children }) =>
        children.filter(({ code }) => !code.startsWith(province.code.slice(0, 2))),
      ),
    )
    expect(rows).toEqual([])
  })

  it('have no district that was given up, and those that came for it', () => {
    const ofHangzhou = cities.find(({ zh }) => zh === '杭州市')?.children.map(({ zh }) => zh)
    expect(ofHangzhou).toContain('临平区')
    expect(ofHangzhou).not.toContain('下城区')
  })

  it('leave a city without districts as the last step', () => {
    const bare = cities.filter(({ children }) => children.length === 0).map(({ zh }) => zh)
    expect(bare).toEqual(expect.arrayContaining(['东莞市', '中山市', '儋州市', '嘉峪关市', '济源市', '石河子市']))
    expect(bare).toHaveLength(4 + 32)
  })
})

describe('findDivision', () => {
  it.each([
    ['330106', ['浙江省', '杭州市', '西湖区']],
    ['110105', ['北京市', '北京市', '朝阳区']],
    ['441900', ['广东省', '东莞市']],
    ['419001', ['河南省', '济源市']],
    ['500241', ['重庆市', '重庆市', '秀山土家族苗族自治县']],
  ])('%s is %j', (code, names) => expect(findDivision(code)?.map(({ zh }) => zh)).toEqual(names))

  it.each(['', '330100', '330000', '999999', 'constructor'])('%j is the last step of nothing', (code) =>
    expect(findDivision(code)).toBeUndefined(),
  )
})
