import type { LandmarkKind } from '#contract/fair/floor-plan/rules.ts'

/** Line drawings of 24 units. */
export const landmarkIcons: Record<LandmarkKind, string> = {
  entrance: 'M10 4h9v16h-9M4 12h10M10.500 8.500 14 12l-3.500 3.500',
  exit: 'M14 4H5v16h9M10 12h10M16.500 8.500 20 12l-3.500 3.500',
  stage: 'M4 18h16M6 18v-3h12v3M9 15V9a3 3 0 0 1 6 0v6M12 4v2',
  restroom: 'M8 6.500h.01M16 6.500h.01M8 9.500v10M6 9.500h4l.5 5h-5ZM14 9.500h4v5h-1v5h-2v-5h-1Z',
  lift: 'M5 4h14v16H5ZM12 4v16M7.500 10 8.500 8.500 9.500 10M14.500 14l1 1.500 1-1.500',
  stairs: 'M4 19h4v-4h4v-4h4V7h4',
  firstAid: 'M12 6v12M6 12h12',
  food: 'M7 4v6a2 2 0 0 0 4 0V4M9 12v8M16 4c-2 1-2 7 0 8v8',
  information: 'M12 11v6M12 7h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
}
