/** Refusals of offers, the spec's supply orders; codes ours. */
export const offerErrors = {
  OfferNotFound: { code: 1_11021, status: 404, zh: '报价不存在', en: 'This offer does not exist' },
  OfferChanged: {
    code: 1_11022,
    status: 409,
    zh: '报价刚刚有变动，请刷新后再操作',
    en: 'The offer has just changed, please refresh and try again',
  },
  OfferNotNow: {
    code: 1_11023,
    status: 409,
    zh: '该报价已撤回、过期或已有结果，不能再进行此操作',
    en: 'The offer was withdrawn, has expired or was decided; this can no longer be done',
  },
  OfferStands: {
    code: 1_11024,
    status: 409,
    zh: '您的企业已对此需求报价，可修改原报价',
    en: 'Your exhibitor has an offer to this demand already; you can change it',
  },
  QuantityExceeded: {
    code: 1_11025,
    status: 409,
    zh: '最多还能接受 {left}',
    en: 'At most {left} can still be accepted',
  },
  TooManyOffers: {
    code: 1_11026,
    status: 429,
    zh: '24 小时内最多报价 {max} 次，请稍后再试',
    en: 'At most {max} offers may be made in 24 hours, please try again later',
  },
  QuotationNotFound: { code: 1_11027, status: 404, zh: '报价单不存在', en: 'This quotation does not exist' },
  QuotationChanged: {
    code: 1_11028,
    status: 409,
    zh: '报价单刚刚有变动或已失效，请刷新后再操作',
    en: 'The quotation has just changed or no longer holds, please refresh and try again',
  },
  QuotationNotYet: {
    code: 1_11029,
    status: 409,
    zh: '报价入围或被接受后才能出具报价单',
    en: 'A quotation can be issued once the offer is shortlisted or accepted',
  },
  QuotationStands: {
    code: 1_11030,
    status: 409,
    zh: '这份报价已有生效的报价单',
    en: 'This offer has a quotation that holds already',
  },
} as const
