import type { HallLayout } from '#contract/fair/floor-plan/layout/build-plan.ts'
import { basic, wet, workshop } from './supplies'

const booth = [3, 3] as const

/** Two rooms by material, joined by a wide gate. */
export const crafts: HallLayout = {
  width: 64,
  height: 48,
  outline: [
    [0, 0],
    [64, 0],
    [64, 40],
    [56, 48],
    [0, 48],
  ],
  walls: [
    [
      [30, 0],
      [30, 19],
    ],
    [
      [30, 30],
      [30, 48],
    ],
  ],
  blocks: [
    { prefix: '7A-', at: [6, 6], count: 5, booth, direction: 'down', faces: 'both', utilities: basic },
    { prefix: '7B-', at: [17, 6], count: 5, booth, direction: 'down', faces: 'both', utilities: basic },
    { prefix: '7C-', at: [6, 28], count: 5, booth, direction: 'down', faces: 'both', utilities: basic },
    { prefix: '7D-', at: [17, 28], count: 5, booth, direction: 'down', faces: 'both', utilities: wet },
    { prefix: '7E-', at: [37, 6], count: 7, booth, direction: 'across', faces: 'both', utilities: workshop },
    { prefix: '7F-', at: [37, 17], count: 7, booth, direction: 'across', faces: 'both', utilities: wet },
    { prefix: '7G-', at: [37, 28], count: 7, booth, direction: 'across', faces: 'both', utilities: basic },
    { prefix: '7H-', at: [37, 38], count: 6, booth, direction: 'across', faces: 'first', utilities: basic },
  ],
  aisles: [
    [3.5, 3.5, 26.5, 3.5],
    [0.5, 24.5, 61, 24.5],
    [3.5, 45.5, 26.5, 45.5],
    [3.5, 3.5, 3.5, 45.5],
    [14.5, 3.5, 14.5, 45.5],
    [26.5, 3.5, 26.5, 45.5],
    [34, 3.5, 61, 3.5],
    [34, 14.5, 61, 14.5],
    [34, 36, 61, 36],
    [34, 3.5, 34, 47.5],
    [61, 3.5, 61, 36],
  ],
  landmarks: [
    { id: 'west', kind: 'entrance', at: [0.8, 24.5], name: { zh: '西门', en: 'West entrance' } },
    { id: 'south', kind: 'entrance', at: [34, 47.2], name: { zh: '南门', en: 'South entrance' } },
    { id: 'stage', kind: 'stage', at: [30, 24.5], name: { zh: '技艺展示门廊', en: 'Demonstration gate' } },
    { id: 'info', kind: 'information', at: [38, 45] },
    { id: 'restroom', kind: 'restroom', at: [62.4, 10] },
    { id: 'first-aid', kind: 'firstAid', at: [62.4, 30] },
    { id: 'food', kind: 'food', at: [48, 44.4], name: { zh: '茶歇区', en: 'Tea corner' } },
    { id: 'exit', kind: 'exit', at: [28, 2.4] },
  ],
}
