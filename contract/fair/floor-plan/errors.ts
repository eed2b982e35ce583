/** Refusals of floor plans; ours. */
export const floorPlanErrors = {
  FloorPlanNotFound: {
    code: 1_10790,
    status: 404,
    zh: '这个展馆还没有平面图',
    en: 'This hall has no floor plan yet',
  },
} as const
