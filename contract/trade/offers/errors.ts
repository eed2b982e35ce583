/** Refusals of offers, the spec's supply orders; codes ours. */
export const offerErrors = {
  OfferNotFound: { code: 1_11021, status: 404, zh: '报价不存在', en: 'Quote not found' },
  OfferChanged: {
    code: 1_11022,
    status: 409,
    zh: '报价刚刚有变动，请刷新后再操作',
    en: 'The quote was just changed. Please refresh and try again.',
  },
  OfferNotNow: {
    code: 1_11023,
    status: 409,
    zh: '该报价已撤回、过期或已有结果，不能再进行此操作',
    en: 'This quote was withdrawn, has expired, or has been decided',
  },
  OfferStands: {
    code: 1_11024,
    status: 409,
    zh: '您的企业已对此需求报价，可修改原报价',
    en: 'Your company already sent a quote for this sourcing request. You can change it.',
  },
  QuantityExceeded: {
    code: 1_11025,
    status: 409,
    zh: '最多还能接受 {left}',
    en: 'You can accept up to {left}',
  },
  TooManyOffers: {
    code: 1_11026,
    status: 429,
    zh: '24 小时内最多报价 {max} 次，请稍后再试',
    en: 'You can send up to {max} quotes in 24 hours. Please try again later.',
  },
  QuotationNotFound: { code: 1_11027, status: 404, zh: '报价单不存在', en: 'Quotation not found' },
  QuotationChanged: {
    code: 1_11028,
    status: 409,
    zh: '报价单刚刚有变动或已失效，请刷新后再操作',
    en: 'The quotation was just changed or is no longer valid. Please refresh and try again.',
  },
  QuotationNotYet: {
    code: 1_11029,
    status: 409,
    zh: '报价入围或被接受后才能出具报价单',
    en: 'You can issue a quotation once the quote is shortlisted or accepted',
  },
  QuotationStands: {
    code: 1_11030,
    status: 409,
    zh: '这份报价已有生效的报价单',
    en: 'This quote already has a valid quotation',
  },
} as const
