import { dateIn, momentIn } from '../core/time'

const type = {
  quotaId: 1,
  kind: 'day',
  name: { zh: '夜场票', en: 'Evening ticket' },
  description: { zh: '', en: '' },
  fen: 4_000,
  days: { from: dateIn(2), until: dateIn(2) },
  hours: { from: '18:00', until: '21:00' },
  saleFrom: momentIn(-1, '10:00'),
  saleUntil: momentIn(2, '16:00'),
  perOrder: 5,
  perPerson: 10,
  realName: true,
  refundUntil: null,
  refundFeePercent: 0,
  shown: true,
  halted: false,
  position: 10,
}

/** What the calls of tickets, orders and payments need beyond the defaults: of orders of the account that may call first. */
export const ticketInputs: Record<string, unknown> = {
  saveTicketType: { id: null, version: null, type },
  removeTicketType: { id: 6, version: 1 },
  saveQuota: { id: null, name: { zh: '夜场', en: 'Evenings' }, capacity: 200 },
  removeQuota: { id: 6 },
  getOwnTicket: { id: 20 },
  nameTicket: { id: 21, holder: { name: '苏青禾', idType: 'passport', idNumber: 'E87654321' } },
  getTicketPaper: { id: 20, form: 'png', language: 'zh-CN' },
  placeTicketOrder: {
    key: 'mock-order-of-test',
    lines: [{ typeId: 3, quantity: 1, holders: [] }],
    contact: { name: '沈砚秋', phone: '13800138001' },
    couponId: null,
    payableFen: 3_000,
  },
  getOwnOrder: { id: 11 },
  cancelOrder: { id: 12, version: 1 },
  getOrder: { id: 1 },
  startPayment: { orderId: 11 },
  checkPayment: { orderId: 11 },
  requestRefund: { key: 'mock-refund-of-test', orderId: 13, lineIds: [20], reason: 'weather', fen: 6_000 },
  retryRefund: { id: 4 },
  listDailySums: { from: dateIn(-30), until: dateIn(0) },
  compareBill: { day: dateIn(-1) },
}
