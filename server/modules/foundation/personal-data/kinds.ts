/** Kinds of personal data, with the labels that people read. The order is that of the archive that they can download. */
export const personalDataKinds = {
  account: { zh: '账号与个人资料', en: 'Account and profile' },
  registration: { zh: '注册申请与材料', en: 'Registrations and their documents' },
  login: { zh: '登录、验证码与绑定', en: 'Logins, codes and linked identities' },
  privacy: { zh: '注销与资料导出的进度', en: 'Requests for deletion and for copies of data' },
  addresses: { zh: '收货地址', en: 'Delivery addresses' },
  attendees: { zh: '常用观展人', en: 'Saved attendees' },
  cards: { zh: '名片与交换记录', en: 'Business card and exchanges' },
  follows: { zh: '关注与收藏', en: 'Follows and favourites' },
  notices: { zh: '站内通知与短信邮件', en: 'Notices, text messages and e-mails' },
  visits: { zh: '浏览记录', en: 'Visits' },
  chats: { zh: '会话与消息', en: 'Conversations and messages' },
  lives: { zh: '直播与预约', en: 'Live sessions and bookings' },
  appointments: { zh: '洽谈预约', en: 'Talks' },
  demands: { zh: '采购需求', en: 'Demands' },
  offers: { zh: '报价与报价单', en: 'Offers and quotations' },
  intentions: { zh: '采购意向单', en: 'Intention orders' },
  leads: { zh: '展商的客户记录', en: 'Leads of exhibitors' },
  orders: { zh: '订单与付款', en: 'Orders and payments' },
  tickets: { zh: '门票', en: 'Tickets' },
  invoices: { zh: '发票', en: 'Invoices' },
  preRegistrations: { zh: '预登记', en: 'Pre-registrations' },
  titles: { zh: '保存的发票抬头', en: 'Saved invoice titles' },
  coupons: { zh: '优惠券', en: 'Coupons' },
  waiting: { zh: '候补', en: 'Waiting lists' },
  questionnaires: { zh: '问卷', en: 'Questionnaires' },
  reports: { zh: '反馈与举报', en: 'Feedback and reports' },
  files: { zh: '上传的文件', en: 'Uploaded files' },
  exhibitor: { zh: '所在展商的资料与团队', en: 'The exhibitor and its team' },
  handled: { zh: '经办的工作', en: 'Work that was handled' },
} as const

export type PersonalDataKind = keyof typeof personalDataKinds

/** Why data is retained when an account is deleted. */
export const retentionReasons = {
  books: { zh: '账目须依法保存', en: 'The books must be kept by law' },
  otherSide: { zh: '也是对方的记录', en: 'It is the other side’s record too' },
  exhibitor: { zh: '属于展商，由其继续使用', en: 'It belongs to the exhibitor, which goes on using it' },
  trace: { zh: '须能查明做过什么，但不再写明是谁', en: 'What was done must be traceable, though not by whom' },
  counted: { zh: '只计入统计，不再关联个人', en: 'It counts in sums and is tied to nobody' },
  stub: { zh: '其他记录指向它，内容已清空', en: 'Other records refer to it; it holds nothing' },
  delivered: { zh: '发出后即清空', en: 'Emptied once it is delivered' },
} as const

export type RetentionReason = keyof typeof retentionReasons
