import type { HallLayout } from '#contract/fair/floor-plan/layout/build-plan.ts'
import { strong, wired } from './supplies'

const booth = [3, 3] as const

/** Rows from north to south, and a screening room in the long arm. */
export const film: HallLayout = {
  width: 72,
  height: 36,
  outline: [
    [0, 0],
    [72, 0],
    [72, 26],
    [48, 26],
    [48, 36],
    [0, 36],
  ],
  walls: [
    [
      [57, 10],
      [57, 6],
      [69, 6],
      [69, 20],
      [57, 20],
      [57, 16],
    ],
  ],
  blocks: [
    { prefix: '2A-', at: [8, 6], count: 8, booth, direction: 'down', faces: 'both', utilities: strong },
    { prefix: '2B-', at: [20, 6], count: 8, booth, direction: 'down', faces: 'both', utilities: wired },
    { prefix: '2C-', at: [32, 6], count: 8, booth, direction: 'down', faces: 'both', utilities: wired },
    { prefix: '2D-', at: [44, 6], count: 4, booth, direction: 'down', faces: 'both', utilities: strong },
  ],
  aisles: [
    [5, 4, 71, 4],
    [5, 32, 44, 32],
    [41, 22, 71.5, 22],
    [5, 4, 5, 32],
    [17, 4, 17, 35.5],
    [29, 4, 29, 32],
    [41, 4, 41, 32],
    [53, 4, 53, 22],
    [53, 13, 63, 13],
  ],
  landmarks: [
    { id: 'south', kind: 'entrance', at: [17, 35.2], name: { zh: '南门', en: 'South entrance' } },
    { id: 'east', kind: 'entrance', at: [71.2, 22], name: { zh: '东门', en: 'East entrance' } },
    { id: 'stage', kind: 'stage', at: [63, 13], name: { zh: '放映厅', en: 'Screening room' } },
    { id: 'exit', kind: 'exit', at: [71.2, 4] },
    { id: 'info', kind: 'information', at: [21, 34] },
    { id: 'restroom', kind: 'restroom', at: [2.4, 12] },
    { id: 'first-aid', kind: 'firstAid', at: [2.4, 28] },
    { id: 'food', kind: 'food', at: [45.4, 33.4] },
  ],
}
