/** Refusals of exhibition services; codes ours. */
export const serviceErrors = {
  ServiceNotFound: {
    code: 1_12201,
    status: 404,
    zh: '该服务不存在或已下架',
    en: 'This service is no longer offered',
  },
  NoContract: {
    code: 1_12202,
    status: 403,
    zh: '未签订合同，无法购买',
    en: 'No contract signed, cannot purchase',
  },
  ServiceDayTaken: {
    code: 1_12203,
    status: 409,
    zh: '{days} 已被其他展商预订，请选择其他日期',
    en: 'Already booked by another exhibitor: {days}. Please choose other days.',
  },
  ServiceChanged: {
    code: 1_12204,
    status: 409,
    zh: '内容刚刚有变动，请核对后再操作',
    en: 'This was just changed. Please check it again.',
  },
  ServiceInUse: {
    code: 1_12205,
    status: 409,
    zh: '该服务已有订单，类型和位置不能再更改',
    en: 'This service already has orders, so its type and placement cannot be changed',
  },
  BookingNotFound: { code: 1_12206, status: 404, zh: '该服务预订不存在', en: 'Booking not found' },
  BookingNotNow: {
    code: 1_12207,
    status: 409,
    zh: '当前状态不能进行此操作',
    en: 'This action is not possible for the booking’s current status',
  },
  LiveHoursUsed: {
    code: 1_12208,
    status: 409,
    zh: '直播时长不足：还可使用 {left} 小时，请先购买直播资源',
    en: 'Not enough live hours: {left} left. Please buy live resources first.',
  },
  ServiceMismatch: {
    code: 1_12209,
    status: 409,
    zh: '该服务不支持此选项',
    en: 'This service does not support that option',
  },
  ServiceHallTaken: {
    code: 1_12210,
    status: 409,
    zh: '该展馆已有上架的展位服务，请修改原有服务',
    en: 'This hall already has a booth service on offer. Please change that one.',
  },
} as const
