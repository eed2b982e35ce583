import { emptyDemand } from '#contract/trade/demands/rules.ts'
import { dateIn } from '#src/mocks/core/time.ts'

const document = {
  ...emptyDemand(),
  title: { zh: '青瓷茶具', en: 'Celadon tea ware' },
  categoryId: 1,
  quantity: 20,
  unit: 'set',
  validUntil: dateIn(30),
  contactPerson: '陈采薇',
  contactNumber: '13800138006',
}
const terms = { quantity: 10, price: 160, validUntil: dateIn(20), deliverBy: '', note: '', exhibitIds: [2] }

/** What the calls of the exchange hall need beyond the defaults, to be answered by the mocks. */
export const hallInputs: Record<string, unknown> = {
  getDemand: { id: 1 },
  verifyDemandStatus: { id: 1, version: 1 },
  addDemand: { key: 'mock-demand-of-test', document, submit: true },
  saveDemand: { id: 18, version: 1, document, submit: false },
  translateOrder: { texts: ['青瓷茶具'], to: 'en-US' },
  listMatches: { id: 1 },
  getOwnDemand: { id: 1 },
  recallDemand: { id: 15, version: 1 },
  closeDemand: { id: 8, version: 1 },
  deleteDemand: { id: 17, version: 1 },
  addOffer: { key: 'mock-offer-of-test', demandId: 4, demandVersion: 1, terms },
  changeOffer: { id: 8, version: 2, terms },
  withdrawOffer: { id: 1, version: 2 },
  getOwnOffer: { id: 1 },
  listOffers: { demandId: 1 },
  shortlistOffer: { id: 9, version: 1 },
  declineOffer: { id: 9, version: 2, reason: '价格高于预算' },
  issueQuotation: { key: 'mock-quotation-of-test', id: 8, version: 3 },
  confirmQuotation: { id: 2, version: 1 },
  getQuotation: { id: 1 },
  getQuotationPaper: { id: 1, language: 'zh-CN' },
  reportDemand: {
    demandId: 2,
    content: '联系方式打不通，描述与别处的广告相同，疑似虚假。',
    contact: '13800138006',
    imageUrlList: [],
  },
  reportOffer: {
    offerId: 1,
    content: '附言要求先付全款到个人账户，并拒绝签订合同。',
    contact: '13800138006',
    imageUrlList: [],
  },
  acceptOffer: { id: 5, version: 2, quantity: 120 },
}
