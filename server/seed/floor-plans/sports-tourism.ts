import type { HallLayout } from '#contract/fair/floor-plan/layout/build-plan.ts'
import { basic, strong, wired } from './supplies'

const booth = [3, 3] as const
const wide = [3, 4] as const

/** A long hall around a trial field; a footbridge with steps leads over the field. */
export const sportsTourism: HallLayout = {
  width: 80,
  height: 50,
  outline: [
    [8, 0],
    [72, 0],
    [80, 25],
    [72, 50],
    [8, 50],
    [0, 25],
  ],
  walls: [
    [
      [29, 20],
      [51, 20],
      [54, 23],
      [54, 27],
      [51, 30],
      [29, 30],
      [26, 27],
      [26, 23],
      [29, 20],
    ],
  ],
  blocks: [
    { prefix: '6A-', at: [14, 6], count: 8, booth, direction: 'across', faces: 'both', utilities: wired },
    { prefix: '6B-', at: [44, 6], count: 8, booth, direction: 'across', faces: 'both', utilities: wired },
    { prefix: '6C-', at: [14, 38], count: 8, booth, direction: 'across', faces: 'both', utilities: basic },
    { prefix: '6D-', at: [44, 38], count: 8, booth, direction: 'across', faces: 'both', utilities: basic },
    { prefix: '6E-', at: [12, 19], count: 4, booth: wide, direction: 'down', faces: 'both', utilities: strong },
    { prefix: '6F-', at: [60, 19], count: 4, booth: wide, direction: 'down', faces: 'both', utilities: strong },
  ],
  aisles: [
    [11, 4, 71, 4],
    [10, 15.5, 71, 15.5],
    [10, 34.5, 71, 34.5],
    [11, 46.5, 71, 46.5],
    [11, 4, 11, 15.5],
    [71, 4, 71, 15.5],
    [11, 34.5, 11, 46.5],
    [71, 34.5, 71, 46.5],
    [10, 15.5, 10, 34.5],
    [22.5, 15.5, 22.5, 34.5],
    [57.5, 15.5, 57.5, 34.5],
    [70.5, 15.5, 70.5, 34.5],
    [41, 0.5, 41, 15.5],
    [41, 34.5, 41, 49.5],
    [22.5, 25, 57.5, 25, 'steps'],
  ],
  landmarks: [
    { id: 'south', kind: 'entrance', at: [41, 49.2], name: { zh: '南门', en: 'South entrance' } },
    { id: 'north', kind: 'entrance', at: [41, 0.8], name: { zh: '北门', en: 'North entrance' } },
    { id: 'stage', kind: 'stage', at: [40, 18], name: { zh: '试滑场看台', en: 'Trial field stand' } },
    { id: 'stairs', kind: 'stairs', at: [24.4, 27.4], name: { zh: '天桥', en: 'Footbridge' } },
    { id: 'info', kind: 'information', at: [37.4, 48] },
    { id: 'restroom', kind: 'restroom', at: [5.4, 25] },
    { id: 'first-aid', kind: 'firstAid', at: [74.4, 25] },
    { id: 'food', kind: 'food', at: [40, 32.2], name: { zh: '补给站', en: 'Refreshments' } },
    { id: 'exit', kind: 'exit', at: [69, 2] },
  ],
}
