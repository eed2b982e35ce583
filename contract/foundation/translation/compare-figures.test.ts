import { describe, expect, it } from 'vitest'
import { compareFigures } from './compare-figures'

describe('a translation with the same figures', () => {
  it.each([
    ['我们要 3,000 件，单价 12.5 元', 'We need 3,000 pieces at CNY 12.50 each'.replace('12.50', '12.5')],
    ['三千件，分两批', '3,000 pieces in 2 lots'],
    ['最低 1.5万 件', 'At least 15,000 pieces'],
    ['预算 200万 元', 'Our budget is 2 million yuan'],
    ['12月5日下午3点在 1A-03 见', 'Let us meet at booth 1A-03 on December 5 at 3 p.m.'],
    ['2026年12月15日前交货', 'Delivery before 15 December 2026'],
    ['下午3:30 可以吗', 'Is 15:30 possible?'],
    ['高 20厘米，重 1.2公斤', '20 cm high, 1.2 kg'],
    ['打九五折，即 15% 的折扣', 'A discount of 15 percent'],
    ['百分之30 预付', '30% in advance'],
    ['报价 US$40 每套', 'USD 40 a set'],
    ['一起喝茶吧', 'Let us have tea together'],
    ['您好！', 'Hello!'],
    ['型号 AX-200 有货', 'Model AX-200 is in stock'],
    ['第一批 500 套', 'The first lot is 500 sets'],
    ['订 20k 件', 'An order of 20,000 pieces'],
  ])('%s = %s', (original, translated) => expect(compareFigures(original, translated)).toEqual([]))
})

describe('a translation with another figure', () => {
  it.each([
    ['单价 12.5 元', 'CNY 15.2 each'],
    ['3,000 件', '300 pieces'],
    ['1.5万 件', '1,500 pieces'],
    ['12月5日', 'December 15'],
    ['US$40', 'CNY 40'],
    ['20厘米', '20 mm'],
    ['展位 1A-03', 'booth 1A-08'],
    ['30% 预付', '30 in advance'],
    ['要 5 套', 'We need sets'],
    ['要几套', 'We need 5 sets'],
  ])('%s ≠ %s', (original, translated) => expect(compareFigures(original, translated)).not.toEqual([]))
})
