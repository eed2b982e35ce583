import { describe, expect, it } from 'vitest'
import { decodeList, parseHolders } from './parse-holders'

const chen = { name: '陈采薇', idType: 'idCard', idNumber: '11010519491231002X' }
const su = { name: '苏青禾', idType: 'passport', idNumber: 'E12345678' }

describe('a pasted list', () => {
  it.each([
    ['tabs', '陈采薇\t身份证\t11010519491231002x\n苏青禾\t护照\tE12345678'],
    ['commas', '陈采薇,ID card,11010519491231002X\r\n苏青禾, Passport ,E1234 5678'],
    [
      'Chinese commas, a heading and blank rows',
      '姓名，证件类型，证件号码\n\n陈采薇，居民身份证，11010519491231002X\n 苏青禾，护照，E12345678\n\n',
    ],
    [
      'quotes and a mark at its begin',
      '\uFEFF"Name","Type","Number"\n"陈采薇","id","11010519491231002X"\n"苏青禾","passport","E12345678"',
    ],
  ])('is read with %s', (_how, list) => {
    expect(parseHolders(list)).toEqual({ holders: [chen, su], wrong: [] })
  })

  it('knows every type by its words', () => {
    const list = '甲,港澳居民来往内地通行证,H12345678\nB,Taiwan pass,12345678\n丙,军官证,南字第12345678号'
    expect(parseHolders(list).holders.map(({ idType }) => idType)).toEqual(['pass', 'pass', 'military'])
    expect(parseHolders(list).wrong).toEqual([])
  })

  it('takes names and numbers alone for ID cards, where they are', () => {
    expect(parseHolders('陈采薇\t11010519491231002X').wrong).toEqual([])
    expect(parseHolders('苏青禾\tE12345678').wrong).toEqual([{ row: 1, breach: 'idNumber.type' }])
  })

  it('says of each row what is wrong with it, by the number it has in the list', () => {
    const list = '姓名,类型,号码\n,护照,E12345678\n\n乙,身份证,123\n丙,护照\n丁,护照,E12345678\n戊,学生证,20230001'
    expect(parseHolders(list).wrong).toEqual([
      { row: 2, breach: 'holder.name' },
      { row: 4, breach: 'idNumber.idCard' },
      { row: 5, breach: 'idNumber.type' },
      { row: 6, breach: 'holder.twice' },
      { row: 7, breach: 'idNumber.type' },
    ])
  })
})

it('reads files as Chinese table programs save them', () => {
  expect(decodeList(Uint8Array.of(0xb3, 0xc2, 0xb2, 0xc9, 0xde, 0xb1).buffer)).toBe('陈采薇')
  expect(decodeList(new TextEncoder().encode('陈采薇').buffer)).toBe('陈采薇')
})
