/** Refusals of demand orders (spec: live §8; codes ours). */
export const demandErrors = {
  DemandNotFound: {
    code: 1_11001,
    status: 404,
    zh: '采购需求不存在或已下架',
    en: 'This sourcing request was not found or is no longer listed',
  },
  DemandChanged: {
    code: 1_11002,
    status: 409,
    zh: '订单数据已过期，请刷新',
    en: 'The order data has expired. Please refresh.',
  },
  DemandEnded: {
    code: 1_11003,
    status: 409,
    zh: '该采购需求已结束，不再接受报价',
    en: 'This sourcing request has ended and no longer accepts quotes',
  },
  DemandNotNow: {
    code: 1_11004,
    status: 409,
    zh: '该采购需求当前状态下不能进行此操作',
    en: 'This action is not possible for the sourcing request’s current status',
  },
  TooManyDemands: {
    code: 1_11005,
    status: 409,
    zh: '草稿和进行中的采购需求最多 {max} 条，请先关闭或删除不再需要的',
    en: 'You can have up to {max} drafts and open sourcing requests. Please close or delete one first.',
  },
  TooManySubmissions: {
    code: 1_11006,
    status: 429,
    zh: '24 小时内最多提交 {max} 条采购需求，请稍后再试',
    en: 'You can submit up to {max} sourcing requests in 24 hours. Please try again later.',
  },
  DemandReported: {
    code: 1_11010,
    status: 409,
    zh: '主办方正在核查这条采购需求，核查结束后才能删除',
    en: 'The organizer is reviewing this sourcing request. You can delete it after the review.',
  },
} as const
