import type { HallLayout } from '#contract/fair/floor-plan/layout/build-plan.ts'
import { basic, strong, wired } from './supplies'

const booth = [4, 3] as const

/** A long table in the middle and a reading bay in the north. */
export const press: HallLayout = {
  width: 48,
  height: 58,
  outline: [
    [0, 6],
    [14, 6],
    [18, 0],
    [30, 0],
    [34, 6],
    [48, 6],
    [48, 58],
    [0, 58],
  ],
  blocks: [
    { prefix: '5A-', at: [6, 12], count: 4, booth, direction: 'across', faces: 'both', utilities: wired },
    { prefix: '5B-', at: [26, 12], count: 4, booth, direction: 'across', faces: 'both', utilities: wired },
    { prefix: '5C-', at: [6, 24], count: 4, booth, direction: 'across', faces: 'both', utilities: basic },
    { prefix: '5D-', at: [26, 24], count: 4, booth, direction: 'across', faces: 'both', utilities: basic },
    { prefix: '5E-', at: [10, 36], count: 7, booth: [4, 2.5], direction: 'across', faces: 'both', utilities: wired },
    { prefix: '5F-', at: [6, 47], count: 4, booth, direction: 'across', faces: 'both', utilities: basic },
    { prefix: '5G-', at: [26, 47], count: 4, booth, direction: 'across', faces: 'both', utilities: strong },
  ],
  aisles: [
    [4, 9, 44.5, 9],
    [4, 21, 44.5, 21],
    [4, 33, 44.5, 33],
    [4, 44, 44.5, 44],
    [4, 55.5, 44.5, 55.5],
    [4, 9, 4, 55.5],
    [44.5, 9, 44.5, 55.5],
    [24, 3, 24, 33],
    [24, 44, 24, 57.5],
  ],
  landmarks: [
    { id: 'south', kind: 'entrance', at: [24, 57.2], name: { zh: '南门', en: 'South entrance' } },
    { id: 'stage', kind: 'stage', at: [24, 3.4], name: { zh: '朗读角', en: 'Reading bay' } },
    { id: 'stairs', kind: 'stairs', at: [2, 33] },
    { id: 'lift', kind: 'lift', at: [46.4, 33] },
    { id: 'info', kind: 'information', at: [28, 56.6] },
    { id: 'restroom', kind: 'restroom', at: [46.4, 21] },
    { id: 'food', kind: 'food', at: [2, 21] },
    { id: 'first-aid', kind: 'firstAid', at: [46.4, 44] },
    { id: 'exit', kind: 'exit', at: [2, 9] },
  ],
}

/** The gallery above it. */
export const pressGallery: HallLayout = {
  width: 48,
  height: 30,
  outline: [
    [0, 0],
    [48, 0],
    [48, 30],
    [38, 30],
    [38, 12],
    [10, 12],
    [10, 30],
    [0, 30],
  ],
  blocks: [
    { prefix: '5M-', at: [10, 1], count: 7, booth, direction: 'across', faces: 'last', utilities: basic },
    { prefix: '5N-', at: [1, 8], count: 4, booth, direction: 'down', faces: 'last', utilities: basic },
    { prefix: '5P-', at: [44, 8], count: 4, booth, direction: 'down', faces: 'first', utilities: basic },
  ],
  aisles: [
    [7, 7, 41, 7],
    [7, 7, 7, 28],
    [41, 7, 41, 28],
  ],
  landmarks: [
    { id: 'stairs', kind: 'entrance', at: [7, 28.4], name: { zh: '楼梯口', en: 'Top of the stairs' } },
    { id: 'lift', kind: 'lift', at: [41, 28] },
    { id: 'restroom', kind: 'restroom', at: [3, 3] },
  ],
}
