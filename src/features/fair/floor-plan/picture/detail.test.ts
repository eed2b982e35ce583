import { expect, it } from 'vitest'
import { detailAt, fitNumber, fitText } from './detail'

it('the nearer, the more of a booth is drawn', () => {
  expect([12, 30, 60, 140].map(detailAt)).toEqual(['block', 'number', 'name', 'logo'])
})

it('a name that is too long is cut; Chinese characters take more room', () => {
  expect(fitText('Weiguang', 60, 11)).toBe('Weiguang')
  expect(fitText('Weiguang Lighting', 60, 11)).toMatch(/^Weigu.*…$/)
  expect(fitText('笋木家具有限公司', 48, 12)).toBe('笋木家…')
})

it('a number is written smaller, and without what precedes its hyphen where that is not enough', () => {
  expect(fitNumber('1A-01', 40)).toEqual({ text: '1A-01', size: 10.5 })
  expect(fitNumber('1A-01', 28)).toEqual({ text: '1A-01', size: 9.5 })
  expect(fitNumber('1A-01', 20)).toEqual({ text: '01', size: 10.5 })
  expect(fitNumber('A123456', 20).text).toMatch(/…$/)
})
