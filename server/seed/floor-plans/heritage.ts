import type { HallLayout } from '#contract/fair/floor-plan/layout/build-plan.ts'
import { basic, wet } from './supplies'

const booth = [3, 3] as const

/** Two wings around a courtyard, with workshops along three walls. */
export const heritage: HallLayout = {
  width: 56,
  height: 44,
  outline: [
    [0, 0],
    [18, 0],
    [18, 8],
    [38, 8],
    [38, 0],
    [56, 0],
    [56, 44],
    [0, 44],
  ],
  blocks: [
    { prefix: '4A-', at: [10, 14], count: 6, booth, direction: 'across', faces: 'both', utilities: basic },
    { prefix: '4B-', at: [32, 14], count: 5, booth, direction: 'across', faces: 'both', utilities: basic },
    { prefix: '4C-', at: [10, 27], count: 6, booth, direction: 'across', faces: 'both', utilities: basic },
    { prefix: '4D-', at: [32, 27], count: 5, booth, direction: 'across', faces: 'both', utilities: basic },
    { prefix: '4E-', at: [1, 12], count: 8, booth, direction: 'down', faces: 'last', utilities: wet },
    { prefix: '4F-', at: [52, 12], count: 8, booth, direction: 'down', faces: 'first', utilities: wet },
    { prefix: '4G-', at: [8, 40], count: 12, booth, direction: 'across', faces: 'first', utilities: basic },
  ],
  aisles: [
    [7, 11, 50, 11],
    [7, 23.5, 50, 23.5],
    [7, 36.5, 50, 36.5],
    [7, 0.5, 7, 36.5],
    [30, 11, 30, 36.5],
    [50, 5, 50, 43.5],
    [7, 5, 13, 5],
    [44, 5, 50, 5],
  ],
  landmarks: [
    { id: 'south', kind: 'entrance', at: [50, 43.2], name: { zh: '正门', en: 'Main entrance' } },
    { id: 'north', kind: 'entrance', at: [7, 0.8], name: { zh: '北门', en: 'North entrance' } },
    { id: 'stage', kind: 'stage', at: [44, 5], name: { zh: '皮影戏台', en: 'Shadow theater' } },
    { id: 'food', kind: 'food', at: [13, 5], name: { zh: '茶座', en: 'Tea house' } },
    { id: 'info', kind: 'information', at: [46.8, 41.6] },
    { id: 'restroom', kind: 'restroom', at: [2.4, 9] },
    { id: 'first-aid', kind: 'firstAid', at: [4, 40] },
    { id: 'exit', kind: 'exit', at: [54.6, 9] },
  ],
}
