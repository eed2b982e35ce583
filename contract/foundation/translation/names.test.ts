import { expect, it } from 'vitest'
import { listMissingNames, listNameCandidates, putOfficialNames } from './names'

const chinese = [
  { written: '景德镇青禾陶瓷艺术有限公司', official: 'Qinghe Ceramic Art Co., Ltd.' },
  { written: '青禾陶瓷', official: 'Qinghe' },
]
const english = chinese.map(({ written, official }) => ({ written: official, official: written }))

it('names take their official form, the longest first', () => {
  expect(putOfficialNames('请问景德镇青禾陶瓷艺术有限公司的展位在哪里？', chinese)).toBe(
    '请问Qinghe Ceramic Art Co., Ltd.的展位在哪里？',
  )
  expect(putOfficialNames('青禾陶瓷，青禾陶瓷', chinese)).toBe('Qinghe，Qinghe')
})

it('Latin names are whole words, and keep their case', () => {
  expect(putOfficialNames('Is Qinghe here? Qinghes, qinghe', english)).toBe('Is 青禾陶瓷 here? Qinghes, qinghe')
  expect(putOfficialNames('We met Qinghe Ceramic Art Co., Ltd. yesterday', english)).toBe(
    'We met 景德镇青禾陶瓷艺术有限公司 yesterday',
  )
})

it('a name that ends in a digit is not part of a longer number; Chinese ones may stand next to Latin letters', () => {
  const pump = { written: 'Pump X1', official: '一号泵' }
  expect(putOfficialNames('Pump X1, Pump X10', [pump])).toBe('一号泵, Pump X10')
  expect(putOfficialNames('买ABC青禾陶瓷XL', chinese)).toBe('买ABCQingheXL')
})

it('a name with signs of patterns is read as it is', () => {
  expect(putOfficialNames('石慢餐桌（佛山）[1]', [{ written: '石慢餐桌（佛山）[1]', official: 'Shiman (1)' }])).toBe(
    'Shiman (1)',
  )
})

it.each([
  ['请问景德镇青禾陶瓷艺术有限公司在哪？', '景德镇青禾陶瓷艺术有限公司', 'en-US'],
  ['“青禾陶瓷”的茶具', '青禾陶瓷', 'en-US'],
  ['Where is Qinghe Ceramic Art Co., Ltd.?', 'Qinghe Ceramic Art Co., Ltd.', 'zh-CN'],
  ['Qinghe’s teapot', 'Qinghe', 'zh-CN'],
  ['I like (Luming Animation Studio)', 'Luming Animation Studio', 'zh-CN'],
] as const)('candidates of %s hold %s', (text, name, to) => {
  expect(listNameCandidates([text], to)).toContain(name)
})

it('everyday words of two characters are no candidates, and their number is bounded', () => {
  expect(listNameCandidates(['微光'], 'en-US')).toEqual([])
  const long = Array.from({ length: 4_000 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('')
  const candidates = listNameCandidates([long, '青禾陶瓷'], 'en-US')
  expect(candidates).toHaveLength(50_000)
  // A short text has its names, whatever long one it comes with.
  expect(candidates).toContain('青禾陶瓷')
})

it('a name that a service has changed is found, whatever its punctuation and case', () => {
  const original = '请问景德镇青禾陶瓷艺术有限公司在哪？'
  expect(listMissingNames(original, 'Where is qinghe ceramic art Co. Ltd?', chinese)).toEqual([])
  expect(listMissingNames(original, 'Where is Green Grain Ceramics?', chinese)).toEqual([
    'Qinghe Ceramic Art Co., Ltd.',
  ])
  expect(listMissingNames('茶具在哪？', 'Where is it?', chinese)).toEqual([])
})
