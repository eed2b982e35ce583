import { expect, it } from 'vitest'
import { buildPlan } from '../layout/build-plan'
import { isCorner } from './corner'

const plan = buildPlan({
  width: 30,
  height: 20,
  blocks: [{ prefix: 'A-', at: [6, 6], count: 4, booth: [3, 3], direction: 'across', faces: 'both' }],
  aisles: [
    [3, 4, 27, 4],
    [3, 14, 27, 14],
    [4, 4, 4, 14],
    [25, 4, 25, 14],
  ],
  landmarks: [],
})

it('the ends of a block that an aisle passes are corners, the others are not', () => {
  const corners = plan.booths.filter(({ points }) => isCorner(points, plan.aisles)).map(({ number }) => number)
  // The aisle on the right is too far away.
  expect(corners).toEqual(['A-01', 'A-08'])
})
