import type { HallLayout } from '#contract/fair/floor-plan/layout/build-plan.ts'
import { basic, wet, wired } from './supplies'

const booth = [3, 3] as const

/** Six islands around an open stage; the north-east corner is cut. */
export const design: HallLayout = {
  width: 60,
  height: 42,
  outline: [
    [0, 0],
    [52, 0],
    [60, 8],
    [60, 42],
    [0, 42],
  ],
  blocks: [
    { prefix: '1A-', at: [8, 6], count: 8, booth, direction: 'across', faces: 'both', utilities: wired },
    { prefix: '1B-', at: [36, 6], count: 5, booth, direction: 'across', faces: 'both', utilities: wired },
    { prefix: '1C-', at: [8, 18], count: 5, booth, direction: 'across', faces: 'both', utilities: basic },
    { prefix: '1D-', at: [41, 18], count: 4, booth, direction: 'across', faces: 'both', utilities: wired },
    { prefix: '1E-', at: [8, 30], count: 8, booth, direction: 'across', faces: 'both', utilities: basic },
    { prefix: '1F-', at: [36, 30], count: 5, booth, direction: 'across', faces: 'both', utilities: wet },
  ],
  aisles: [
    [5, 4, 55, 4],
    [0.5, 15, 55, 15],
    [5, 27, 59.5, 27],
    [5, 38.5, 55, 38.5],
    [5, 4, 5, 38.5],
    [34, 4, 34, 15],
    [34, 27, 34, 41.5],
    [55, 4, 55, 38.5],
    [25, 15, 25, 27],
    [39, 15, 39, 27],
    [25, 21, 39, 21],
  ],
  landmarks: [
    { id: 'south', kind: 'entrance', at: [34, 41.2], name: { zh: '南门', en: 'South entrance' } },
    { id: 'west', kind: 'entrance', at: [0.8, 15], name: { zh: '西门', en: 'West entrance' } },
    { id: 'east', kind: 'exit', at: [59.2, 27] },
    { id: 'stage', kind: 'stage', at: [32, 21], name: { zh: '设计讲台', en: 'Design stage' } },
    { id: 'info', kind: 'information', at: [38, 39.8] },
    { id: 'restroom', kind: 'restroom', at: [57.6, 36] },
    { id: 'first-aid', kind: 'firstAid', at: [2.4, 36] },
    { id: 'cafe', kind: 'food', at: [57.6, 19], name: { zh: '咖啡角', en: 'Coffee bar' } },
  ],
}
