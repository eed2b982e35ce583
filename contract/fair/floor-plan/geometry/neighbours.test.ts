import { expect, it } from 'vitest'
import { buildPlan } from '../layout/build-plan'
import { neighboursOf } from './neighbours'

const { booths } = buildPlan({
  width: 40,
  height: 30,
  blocks: [
    { prefix: 'A-', at: [6, 6], count: 3, booth: [3, 3], direction: 'across', faces: 'both' },
    { prefix: 'B-', at: [6, 15], count: 3, booth: [3, 3], direction: 'across', faces: 'first' },
  ],
  aisles: [],
  landmarks: [],
})

it('booths beside and behind one are neighbours, not those at a corner or across an aisle', () => {
  const numbersBeside = (number: string) => {
    const booth = booths.find((one) => one.number === number)
    return booth && neighboursOf(booth, booths).map((one) => one.number)
  }
  expect(numbersBeside('A-02')).toEqual(['A-01', 'A-03', 'A-05'])
  expect(numbersBeside('A-06')).toEqual(['A-01', 'A-05'])
  expect(numbersBeside('B-01')).toEqual(['B-02'])
})
