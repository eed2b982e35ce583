/** Refusals of sales at the door; codes ours. */
export const doorSaleErrors = {
  DoorSaleNotFound: {
    code: 1_12145,
    status: 404,
    zh: '现场售票记录不存在',
    en: 'On-site sale not found',
  },
  TicketNotToday: {
    code: 1_12146,
    status: 409,
    zh: '「{name}」今日无效，不能在现场出售',
    en: 'Tickets of “{name}” are not valid today and cannot be sold on-site',
  },
} as const
