import type { EndpointName } from '#contract/catalog/endpoints.ts'
import { buyerOf } from '../setup/registrations'
import { DEMO_PASSWORD } from '#server/seed/seed-accounts.ts'
import { draft } from '../setup/live-rooms'
import { renditions } from '../setup/live/film'
import { wholeDemand, wholeOffer } from '../setup/trade/trade'
import { wholeCoupon } from '../setup/coupons'
import { wholeAnswers, wholeQuestionnaire } from '../setup/people/questionnaires'
import { wholeAddress } from './owned'
import { sampleOf } from './sample'
import { schemasOf } from '#contract/catalog/endpoints.ts'
import { emptyTitle } from '#contract/commerce/invoices/rules.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'

/** Stands for a key that each request makes again: sent again a request would only hear what the first did. */
export const FRESH_KEY = 'fresh-key-of-a-request'

const hours = { weekdays: [1, 2], from: 540, to: 1_080 }

const column = { name: { zh: '甲', en: 'A' } }

const invoiceTitle = { ...emptyTitle(), kind: 'personal', name: '甲', email: 'jia@buyer.example' }
const holder = { name: '甲', idType: 'passport', idNumber: 'E12345678' }
const ticketType = {
  quotaId: 1,
  kind: 'day',
  name: { zh: '单日票', en: 'One day' },
  description: { zh: '', en: '' },
  fen: 6_000,
  days: { from: '2031-03-01', until: '2031-03-01' },
  hours: { from: '09:00', until: '17:00' },
  saleFrom: '2026-01-01T00:00:00Z',
  saleUntil: '2031-03-01T08:00:00Z',
  perOrder: 5,
  perPerson: 5,
  realName: true,
  refundUntil: null,
  refundFeePercent: 0,
  shown: true,
  halted: false,
  position: 0,
}

const ofTrade = {
  content: '这里写明所见的情况，供核实之用，不少于十五个字。',
  contact: '13800138006',
  imageUrlList: [],
}

/** Right inputs where the first value that a schema takes is refused by what follows the schema. */
const deeper: Partial<Record<EndpointName, unknown>> = {
  placeTicketOrder: {
    key: FRESH_KEY,
    lines: [{ typeId: 1, quantity: 1, holders: [holder] }],
    contact: { name: '甲', phone: '13800138006' },
    couponId: null,
    payableFen: 6_000,
  },
  addPreRegistration: {
    clientKey: FRESH_KEY,
    name: '甲',
    company: '甲画廊',
    countryId: 156,
    areaCode: '+086',
    mobile: '13800138222',
    email: '',
    purposes: ['items'],
    agreed: true,
  },
  takePreRegistration: { code: 'ABCD2345', key: FRESH_KEY },
  saveMailing: {
    id: null,
    version: 0,
    key: FRESH_KEY,
    mailing: {
      kind: 'news',
      subject: { zh: '论坛', en: 'Forum' },
      text: { zh: '正文', en: 'Text' },
      link: 'activity.html#/',
      audience: { userTypes: [], hallIds: [], hasTicket: false, hasMet: false },
      byNotice: true,
      byMail: true,
    },
  },
  sendMailing: { id: 1, version: 1, at: null },
  saveRetention: { kind: 'messages', days: 30, version: 0 },
  leave: { password: DEMO_PASSWORD, phrase: '注销账号' },
  askDataCopy: { password: DEMO_PASSWORD },
  claimCouponByCode: { code: 'ABCD2345', key: FRESH_KEY },
  sellAtDoor: {
    key: FRESH_KEY,
    lines: [{ typeId: 1, quantity: 1, holders: [holder] }],
    method: 'cash',
    payableFen: 6_000,
    enterAt: null,
  },
  startImport: { key: FRESH_KEY, kind: 'exhibitor', rows: { name: 'a.csv', size: 1 }, pictures: null },
  publishContent: { kind: 'newsColumn', id: 1, revision: 0 },
  saveBuyerTimes: {
    days: [chinaDay(new Date(Date.now() + 86_400_000))],
    from: 540,
    until: 1_080,
    breaks: [{ from: 720, until: 780 }],
    version: 0,
  },
  nameTicket: { id: 1, holder },
  refundService: { key: FRESH_KEY, orderId: 1, lineIds: [1], note: '展位调整', fen: 0 },
  requestRefund: { key: FRESH_KEY, orderId: 1, lineIds: [1], reason: 'other', fen: 0 },
  saveTicketType: { id: null, version: null, type: ticketType },
  saveCheckList: {
    id: null,
    version: null,
    list: { name: { zh: '一号门', en: 'Gate 1' }, zone: '', typeIds: [], reEntry: false, open: true },
  },
  checkIn: { key: FRESH_KEY, listId: 1, code: '23456789ABCDEFGH' },
  sendEntries: { listId: 1, entries: [{ key: FRESH_KEY, code: '23456789ABCDEFGH', at: '2026-11-01T00:00:00Z' }] },
  saveQuota: { id: null, name: { zh: '日常', en: 'Daily' }, capacity: 10 },
  listDailySums: { from: '2026-11-01', until: '2026-11-07' },
  previewCallOff: { typeIds: [1] },
  callOff: { key: FRESH_KEY, typeIds: [1], reason: 'weather', fen: 0 },
  saveInvoiceTitle: { id: null, title: invoiceTitle, isDefault: false },
  applyInvoice: { key: FRESH_KEY, orderId: 1, type: 'ordinary', title: invoiceTitle },
  issueInvoice: {
    id: 1,
    version: 1,
    invoiceNumber: '24312000000012345678',
    file: '/api/ce-digital/dsf/file/kkkkkkkkkkkkkkkk',
  },
  failInvoice: { id: 1, version: 1, failure: '税号有误' },
  placeServiceOrder: {
    key: FRESH_KEY,
    serviceId: 1,
    quantity: 1,
    days: { from: '2027-01-01', until: '2027-01-02' },
    holders: [],
    contact: { name: '乔安', phone: '13800138001' },
    payableFen: 560_000,
  },
  declineOrder: { id: 1, version: 1, reason: '档期已满' },
  saveService: {
    id: null,
    version: null,
    service: {
      kind: 'live',
      name: { zh: '直播时长', en: 'Live hours' },
      description: { zh: '', en: '' },
      fen: 30_000,
      place: null,
      template: null,
      ticketTypeId: null,
      refundUntil: null,
      refundFeePercent: 0,
      shown: true,
      position: 1,
    },
  },
  saveContract: {
    exhibitorId: 1,
    version: null,
    contract: { number: 'YZ-1', signedOn: '2026-11-01', until: null },
  },
  saveBookedAdvert: {
    id: 1,
    version: 1,
    title: { zh: '青瓷小馆', en: '' },
    imageUrl: { zh: '/media/art/a.svg', en: '' },
    jumpLink: '',
  },
  decideBookedAdvert: { id: 1, version: 1, approve: false, reason: '图片不清晰' },
  submitTransfer: {
    key: FRESH_KEY,
    orderId: 1,
    payer: '青瓷小馆',
    paidOn: '2026-11-01',
    proofs: ['/api/ce-digital/dsf/file/kkkkkkkkkkkkkkkk'],
  },
  saveTransferAccount: { name: '云展', bank: '江海银行', account: '62000000001208866' },
  decideTransfer: { id: 1, version: 1, confirm: false, reason: '未到账' },
  compareBill: { day: '2026-11-01' },
  chooseNotice: { kind: 'live', isSent: false },
  addLive: { key: FRESH_KEY, draft },
  changeLive: { id: 1, version: 1, draft },
  openBroadcast: { liveId: 1, renditions: renditions.map((one) => ({ ...one })), audioCodec: 'opus' },
  setLiveNotice: { id: 1, notice: { zh: '欢迎', en: 'Welcome' } },
  buyerRegister: { ...buyerOf({ email: 'malformed@gallery.example', code: '123456' }), clientKey: FRESH_KEY },
  saveAvailability: {
    days: [chinaDay(new Date(Date.now() + 86_400_000))],
    from: 540,
    until: 1_080,
    breaks: [],
    slotMinutes: 30,
    tables: 1,
    places: ['booth'],
    memberIds: [1],
    noticeMinutes: 0,
    mostPerDay: null,
    version: 0,
  },
  askAppointment: {
    key: FRESH_KEY,
    exhibitorId: 1,
    start: '2031-03-01T10:00:00Z',
    place: 'booth',
    purpose: '洽谈春茶采购',
  },
  saveHallSetup: {
    hallId: 1,
    revision: 0,
    setup: {
      buildUpFrom: '',
      buildUpUntil: '',
      dismantlingFrom: '',
      dismantlingUntil: '',
      note: { zh: '由北门进场', en: '' },
      documents: [],
    },
  },
  saveQuestionnaire: { id: null, version: 0, key: FRESH_KEY, questionnaire: wholeQuestionnaire() },
  submitQuestionnaire: { id: 1, revision: 1, key: FRESH_KEY, answers: wholeAnswers },
  saveQuestionnaireDraft: { id: 1, revision: 1, version: 0, answers: wholeAnswers },
  crossQuestionnaire: { id: 1, row: 'visit', column: 'halls' },
  saveCoupon: { id: null, version: 0, key: FRESH_KEY, document: wholeCoupon },
  saveAddress: { ...wholeAddress, id: null, version: 0, key: FRESH_KEY, isDefault: false },
  saveAttendee: { id: null, version: 0, phone: '', ...holder },
  addContent: { kind: 'newsColumn', key: FRESH_KEY, document: column },
  saveContent: { kind: 'newsColumn', id: 1, revision: 0, document: column },
  translateContent: { texts: ['春日茶席'], to: 'en-US' },
  translateOrder: { texts: ['青瓷茶具'], to: 'en-US' },
  moveContent: { kind: 'newsColumn', id: 1, revision: 0, before: 2 },
  listContent: { kind: 'newsColumn' },
  listAllContentChanges: { kind: 'newsColumn', keyWord: 'a', from: '2026-01-01', page: 1, limit: 10 },
  addReason: { key: FRESH_KEY, action: 'reject', zh: '不符', en: 'No' },
  pushGoods: { liveId: 1, exhibitsId: 1, key: FRESH_KEY },
  addComplaint: {
    key: FRESH_KEY,
    feedbackContent: '这里写明所见的情况，供核实之用，不少于十五个字。',
    contactDetails: '13800138006',
    imageUrlList: ['/api/ce-digital/dsf/file/kkkkkkkkkkkkkkkk'],
    feedbackType: 1,
  },
  reportDemand: { key: FRESH_KEY, demandId: 1, ...ofTrade },
  reportCorrespondent: { key: FRESH_KEY, conversationID: 'C2Cservice-fair', ...ofTrade },
  reportTalkPartner: { key: FRESH_KEY, appointmentId: 1, ...ofTrade },
  reopenOwnReport: { caseNumber: 'JB20260101-AAAAA', reason: '问题仍未解决' },
  reopenReport: { id: 1, version: 1, reason: '补充材料' },
  assignReport: { id: 1, version: 1, handlerId: null },
  reportOffer: { key: FRESH_KEY, offerId: 1, ...ofTrade },
  addDemand: { key: FRESH_KEY, document: wholeDemand(), submit: false },
  saveDemand: { id: 1, version: 1, document: wholeDemand(), submit: false },
  addOffer: { key: FRESH_KEY, demandId: 1, demandVersion: 1, terms: wholeOffer() },
  changeOffer: { id: 1, version: 1, terms: wholeOffer() },
  declineOffer: { id: 1, version: 1, reason: '价格偏高' },
  acceptOffer: { id: 1, version: 1, quantity: 1 },
  issueQuotation: { key: FRESH_KEY, id: 1, version: 1 },
  confirmQuotation: { id: 1, version: 1 },
  addIntention: { key: FRESH_KEY, exhibitsInfoId: 1, quantity: 1, price: null, note: '' },
  answerIntention: { id: 1, version: 1, accept: true, note: '' },
  answerCounter: { id: 1, version: 1, accept: true, note: '' },
  counterIntention: { id: 1, version: 1, quantity: 1, price: null, note: '' },
  saveCard: { name: '陈采薇', company: '采薇茶空间', mail: 'caiwei@buyer.example', phone: '010-55500100', version: 0 },
  scanCard: { code: '2345ABCD' },
  answerMeeting: { id: 1, give: ['name'] },
  saveLead: { id: 1, version: 0, state: 'contacted', nextStep: '寄样', nextDay: '2031-03-01', ownerId: null },
  addLeadNote: { key: FRESH_KEY, id: 1, text: '对白瓷感兴趣' },
  inviteAdmin: {
    key: FRESH_KEY,
    email: 'malformed-admin@team.example',
    name: '甲',
    exhibitorId: 1,
    languageType: 1,
  },
  inviteMember: {
    key: FRESH_KEY,
    email: 'malformed@team.example',
    name: '甲',
    role: 'anchor',
    languageType: 1,
  },
  saveServiceSettings: { hours, offline: { zh: '稍后回复', en: 'Later' } },
  listAccounts: { keyWord: 'a', page: 1, limit: 10 },
  getDirectMessages: { conversationID: 'C2Cservice-fair', limit: 10 },
  getHistoryMessage: { groupId: 'LIVE-1', page: 1, limit: 10 },
}

/** An input that a call takes, and does as much with as it can. */
export function rightInput(name: EndpointName, endpoint: AnyEndpoint): unknown {
  return deeper[name] ?? sampleOf(schemasOf(endpoint).input)
}
