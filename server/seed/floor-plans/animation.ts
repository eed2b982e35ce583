import type { HallLayout } from '#contract/fair/floor-plan/layout/build-plan.ts'
import { basic, strong, wired } from './supplies'

const booth = [3, 3] as const

/** An octagon: four sides around a square with a stage and four corner booths. */
export const animation: HallLayout = {
  width: 50,
  height: 50,
  outline: [
    [14, 0],
    [36, 0],
    [50, 14],
    [50, 36],
    [36, 50],
    [14, 50],
    [0, 36],
    [0, 14],
  ],
  blocks: [
    { prefix: '3A-', at: [16, 7], count: 6, booth, direction: 'across', faces: 'both', utilities: wired },
    { prefix: '3B-', at: [37, 16], count: 6, booth, direction: 'down', faces: 'both', utilities: wired },
    { prefix: '3C-', at: [16, 37], count: 2, booth, direction: 'across', faces: 'both', utilities: basic },
    { prefix: '3C-', at: [28, 37], count: 2, booth, direction: 'across', faces: 'both', begins: 5, utilities: basic },
    { prefix: '3D-', at: [7, 16], count: 6, booth, direction: 'down', faces: 'both', utilities: wired },
  ],
  islands: [
    {
      number: '3E-01',
      utilities: strong,
      points: [
        [18, 18],
        [22, 18],
        [22, 20],
        [20, 22],
        [18, 22],
      ],
      door: [21, 21],
    },
    {
      number: '3E-02',
      utilities: strong,
      points: [
        [28, 18],
        [32, 18],
        [32, 22],
        [30, 22],
        [28, 20],
      ],
      door: [29, 21],
    },
    {
      number: '3E-03',
      utilities: strong,
      points: [
        [30, 28],
        [32, 28],
        [32, 32],
        [28, 32],
        [28, 30],
      ],
      door: [29, 29],
    },
    {
      number: '3E-04',
      utilities: strong,
      points: [
        [18, 28],
        [20, 28],
        [22, 30],
        [22, 32],
        [18, 32],
      ],
      door: [21, 29],
    },
  ],
  aisles: [
    [15, 5, 35, 5],
    [5, 15, 45, 15],
    [0.5, 25, 5, 25],
    [15, 25, 35, 25],
    [5, 35, 45, 35],
    [15, 45, 35, 45],
    [5, 15, 5, 35],
    [15, 5, 15, 45],
    [25, 15, 25, 49.5],
    [35, 5, 35, 45],
    [45, 15, 45, 35],
    [15, 5, 5, 15],
    [35, 5, 45, 15],
    [45, 35, 35, 45],
    [15, 45, 5, 35],
  ],
  landmarks: [
    { id: 'south', kind: 'entrance', at: [25, 49.2], name: { zh: '南门', en: 'South entrance' } },
    { id: 'west', kind: 'entrance', at: [0.8, 25], name: { zh: '西门', en: 'West entrance' } },
    { id: 'stage', kind: 'stage', at: [25, 25], name: { zh: '动画舞台', en: 'Animation stage' } },
    { id: 'info', kind: 'information', at: [28, 46.6] },
    { id: 'restroom', kind: 'restroom', at: [42, 10] },
    { id: 'first-aid', kind: 'firstAid', at: [8, 40] },
    { id: 'food', kind: 'food', at: [41, 41] },
    { id: 'exit', kind: 'exit', at: [25, 3] },
  ],
}
