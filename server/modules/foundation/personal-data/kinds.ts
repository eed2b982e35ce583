/** Kinds of personal data, with the labels that people read. The order is that of the archive that they can download. */
export const personalDataKinds = {
  account: { zh: '账号与个人资料', en: 'Account and profile' },
  registration: { zh: '注册申请与材料', en: 'Registrations and their documents' },
  login: { zh: '登录、验证码与绑定', en: 'Logins, codes, and linked identities' },
  privacy: { zh: '注销与资料导出的进度', en: 'Deletion and data copy requests' },
  addresses: { zh: '收货地址', en: 'Delivery addresses' },
  attendees: { zh: '常用观展人', en: 'Saved attendees' },
  cards: { zh: '名片与交换记录', en: 'Digital business card and exchanges' },
  follows: { zh: '关注与收藏', en: 'Follows and saved items' },
  notices: { zh: '站内通知与短信邮件', en: 'Notifications, text messages, and emails' },
  visits: { zh: '浏览记录', en: 'Visits' },
  chats: { zh: '会话与消息', en: 'Conversations and messages' },
  lives: { zh: '直播与预约', en: 'Live sessions and bookings' },
  appointments: { zh: '洽谈预约', en: 'Meetings' },
  demands: { zh: '采购需求', en: 'Sourcing requests' },
  offers: { zh: '报价与报价单', en: 'Quotes and quotations' },
  intentions: { zh: '采购意向单', en: 'Purchase intents' },
  leads: { zh: '展商的客户记录', en: 'Exhibitor leads' },
  orders: { zh: '订单与付款', en: 'Orders and payments' },
  tickets: { zh: '门票', en: 'Tickets' },
  invoices: { zh: '发票', en: 'Invoices' },
  preRegistrations: { zh: '预登记', en: 'Pre-registrations' },
  titles: { zh: '保存的发票抬头', en: 'Saved invoice titles' },
  coupons: { zh: '优惠券', en: 'Coupons' },
  waiting: { zh: '候补', en: 'Waiting lists' },
  questionnaires: { zh: '问卷', en: 'Surveys' },
  reports: { zh: '反馈与举报', en: 'Feedback and reports' },
  files: { zh: '上传的文件', en: 'Uploaded files' },
  exhibitor: { zh: '所在展商的资料与团队', en: 'Exhibitor and team' },
  handled: { zh: '经办的工作', en: 'Processed work' },
} as const

export type PersonalDataKind = keyof typeof personalDataKinds

/** Why data is retained when an account is deleted. */
export const retentionReasons = {
  books: { zh: '账目须依法保存', en: 'Financial records must be retained by law' },
  otherSide: { zh: '也是对方的记录', en: 'Also belongs to the other party' },
  exhibitor: { zh: '属于展商，由其继续使用', en: 'Belongs to the exhibitor, who continues to use it' },
  trace: { zh: '须能查明做过什么，但不再写明是谁', en: 'Actions must be traceable, but without your identity' },
  counted: { zh: '只计入统计，不再关联个人', en: 'Used only in totals and not linked to you' },
  stub: { zh: '其他记录指向它，内容已清空', en: 'Other records refer to it; its content is deleted' },
  delivered: { zh: '发出后即清空', en: 'Deleted once delivered' },
} as const

export type RetentionReason = keyof typeof retentionReasons
