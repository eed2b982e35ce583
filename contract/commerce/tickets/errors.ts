/** Refusals of tickets; codes ours. */
export const ticketErrors = {
  TicketTypeNotFound: { code: 1_12011, status: 404, zh: '该票种不存在', en: 'Ticket type not found' },
  TicketTypeChanged: {
    code: 1_12012,
    status: 409,
    zh: '票种刚刚有变动，请刷新后再操作',
    en: 'The ticket type was just changed. Please refresh and try again.',
  },
  TicketTypeInUse: {
    code: 1_12013,
    status: 409,
    zh: '该票种已有订单，有效日期不能再改，也不能删除',
    en: 'This ticket type has orders. Its valid days cannot be changed and it cannot be deleted.',
  },
  TicketNotOnSale: {
    code: 1_12014,
    status: 409,
    zh: '「{name}」目前不可购买',
    en: 'Tickets of “{name}” are not available right now',
  },
  TicketsSoldOut: {
    code: 1_12015,
    status: 409,
    zh: '「{name}」余票不足',
    en: 'Not enough “{name}” tickets left',
  },
  TicketLimit: {
    code: 1_12016,
    status: 409,
    zh: '「{name}」每人限购 {max} 张',
    en: 'Each person can have up to {max} “{name}” tickets',
  },
  TicketBuyersOnly: {
    code: 1_12017,
    status: 403,
    zh: '「{name}」仅限专业观众（采购商）购买',
    en: 'Tickets of “{name}” are for trade visitors only',
  },
  HolderTaken: {
    code: 1_12018,
    status: 409,
    zh: '该证件已持有「{name}」，同一票种每证限一张',
    en: 'This ID already has a “{name}” ticket. The limit is one per ID.',
  },
  HolderNotVerified: {
    code: 1_12019,
    status: 422,
    zh: '证件号码未通过核验，请核对姓名与证件号码',
    en: 'The ID number could not be verified. Please check the name and number.',
  },
  TicketNotFound: { code: 1_12020, status: 404, zh: '门票不存在', en: 'Ticket not found' },
  TicketNotNow: {
    code: 1_12021,
    status: 409,
    zh: '门票当前状态不能进行此操作',
    en: 'This action is not possible for the ticket’s current status',
  },
  QuotaTooSmall: {
    code: 1_12022,
    status: 409,
    zh: '已售与占用共 {held} 张，数量不能更少',
    en: 'The quota cannot be lower than the {held} tickets already sold or held',
  },
  QuotaInUse: {
    code: 1_12023,
    status: 409,
    zh: '有票种在使用该库存，不能删除',
    en: 'Ticket types use this quota, so it cannot be deleted',
  },
  NamesTooLate: {
    code: 1_12024,
    status: 409,
    zh: '该票种已有订单，不能再改为实名：已售门票没有实名信息，将无法入场',
    en: 'This ticket type has orders, so it cannot become a real-name ticket. Tickets already sold have no names and would be rejected at the entrance.',
  },
} as const
