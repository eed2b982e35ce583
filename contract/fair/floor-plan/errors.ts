/** Refusals of floor plans; ours. */
export const floorPlanErrors = {
  FloorPlanNotFound: {
    code: 1_10790,
    status: 404,
    zh: '这个展馆还没有平面图',
    en: 'This hall has no floor plan yet',
  },
  FloorPlanExists: { code: 1_10791, status: 409, zh: '该楼层已有平面图', en: 'This level already has a floor plan' },
  FloorPlanChanged: {
    code: 1_10792,
    status: 409,
    zh: '平面图刚在别处修改过，您的修改尚未保存',
    en: 'This floor plan was just changed elsewhere. Your changes are not saved yet.',
  },
  FloorPlanTooLarge: {
    code: 1_10793,
    status: 400,
    zh: '平面图的点不能超过 {max} 个',
    en: 'A floor plan can have up to {max} points',
  },
  FloorPlanProblems: {
    code: 1_10794,
    status: 409,
    zh: '平面图还有 {count} 个问题，解决后才能发布',
    en: 'The floor plan still has {count} problems. Fix them before publishing.',
  },
  FloorPlanNumbersElsewhere: {
    code: 1_10795,
    status: 409,
    zh: '这些展位号在本馆其他楼层已使用：{numbers}',
    en: 'Another level of this hall already uses these booth numbers: {numbers}',
  },
  FloorPlanBoothsTaken: {
    code: 1_10796,
    status: 409,
    zh: '这些展位已分配或已预留，不能从平面图上移除：{numbers}',
    en: 'These booths are assigned or reserved and must stay on the floor plan: {numbers}',
  },
  FloorPlanUnpublished: {
    code: 1_10797,
    status: 409,
    zh: '平面图还没有发布过',
    en: 'This floor plan has never been published',
  },
  FloorPlanVersionNotFound: {
    code: 1_10798,
    status: 404,
    zh: '这个版本已不再保留',
    en: 'This version is no longer kept',
  },
  VisitUnreachable: {
    code: 1_10799,
    status: 409,
    zh: '平面图上没有通往这些展位的路',
    en: 'No way on this floor plan leads to these booths',
  },
} as const
