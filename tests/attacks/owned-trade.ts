import { ofTrade, type Owned, type Records } from './owned-records'
import { chinaDay } from '#contract/core/china-time.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { emptyDemand } from '#contract/trade/demands/rules.ts'
import { emptyOffer } from '#contract/trade/offers/rules.ts'

/** A demand is its buyer's; nobody else learns of it. */
const ofBuyer = { code: errors.DemandNotFound.code, owner: userTypes.buyer }
const seenDemand = ({ draftDemand }: Records) => ({ id: draftDemand, version: 1 })
const seenOffer = ({ offer }: Records) => ({ id: offer, version: 1 })
/** An offer is decided about by the buyer of its demand. */
const ofOffer = { code: errors.OfferNotFound.code, owner: userTypes.buyer }
/** A quotation is its buyer's and its exhibitor's. */
const ofQuotation = { code: errors.QuotationNotFound.code, owner: userTypes.buyer }
/** Nobody but its two sides knows of a talk. */
const ofTalk = { code: errors.AppointmentNotFound.code, owner: 0 }
/** An intention order is its buyer's and its exhibitor's. */
const ofIntention = { code: errors.IntentionNotFound.code }
const seenIntention = ({ intention }: Records) => ({ id: intention, version: 9_999 })
const terms = { ...emptyOffer(), quantity: 1, price: 1, validUntil: chinaDay(new Date()) }

/** What a buyer and an exhibitor have between them is theirs alone. */
const ofLead = { code: errors.LeadNotFound.code }
/** A card that was scanned is its holder's and the exhibitor's. */
const ofMeeting = { code: errors.MeetingNotFound.code, owner: userTypes.buyer }

/** Of what buyers and exhibitors agree on: the calls that name it. */
export const ownedTrade = {
  getDemand: { ...ofBuyer, input: ({ demand }) => ({ id: demand }), seers: [userTypes.exhibitor] },
  verifyDemandStatus: {
    ...ofBuyer,
    input: ({ demand }) => ({ id: demand, version: 1 }),
    seers: [userTypes.exhibitor],
  },
  addOffer: {
    ...ofBuyer,
    input: ({ demand }) => ({ key: 'an-offer-of-others', demandId: demand, demandVersion: 1, terms }),
    seers: [userTypes.exhibitor],
    seen: errors.OfferStands.code,
  },
  getOwnDemand: { ...ofBuyer, input: ({ draftDemand }) => ({ id: draftDemand }) },
  saveDemand: { ...ofBuyer, input: (records) => ({ ...seenDemand(records), document: emptyDemand(), submit: false }) },
  recallDemand: { ...ofBuyer, input: seenDemand },
  closeDemand: { ...ofBuyer, input: seenDemand },
  deleteDemand: { ...ofBuyer, input: seenDemand },
  listOffers: { ...ofBuyer, input: ({ demand }) => ({ demandId: demand }) },
  listMatches: { ...ofBuyer, input: ({ demand }) => ({ id: demand }) },
  shortlistOffer: { ...ofOffer, input: seenOffer },
  declineOffer: { ...ofOffer, input: (records) => ({ ...seenOffer(records), reason: '价格偏高' }) },
  acceptOffer: { ...ofOffer, input: (records) => ({ ...seenOffer(records), quantity: 1 }) },
  getIntention: {
    ...ofIntention,
    input: ({ intention }) => ({ id: intention }),
    owner: userTypes.buyer,
    seers: [userTypes.exhibitor],
  },
  answerIntention: { ...ofIntention, input: (records) => ({ ...seenIntention(records), accept: true, note: '' }) },
  counterIntention: {
    ...ofIntention,
    input: (records) => ({ ...seenIntention(records), quantity: 1, price: null, note: '' }),
  },
  answerCounter: {
    ...ofIntention,
    input: (records) => ({ ...seenIntention(records), accept: true, note: '' }),
    owner: userTypes.buyer,
  },
  cancelIntention: { ...ofIntention, input: seenIntention, owner: userTypes.buyer },
  getOwnOffer: { input: ({ offer }) => ({ id: offer }), code: errors.OfferNotFound.code },
  changeOffer: { input: (records) => ({ ...seenOffer(records), terms }), code: errors.OfferNotFound.code },
  withdrawOffer: { input: seenOffer, code: errors.OfferNotFound.code },
  issueQuotation: {
    input: (records) => ({ ...seenOffer(records), key: 'a-quotation-of-others' }),
    code: errors.OfferNotFound.code,
  },
  confirmQuotation: { ...ofQuotation, input: ({ quotation }) => ({ id: quotation, version: 1 }) },
  getQuotation: { ...ofQuotation, input: ({ quotation }) => ({ id: quotation }), seers: [userTypes.exhibitor] },
  getQuotationPaper: {
    ...ofQuotation,
    input: ({ quotation }) => ({ id: quotation, language: 'zh-CN' }),
    seers: [userTypes.exhibitor],
  },
  openAppointment: { ...ofTalk, input: ({ appointment }) => ({ id: appointment }) },
  confirmAppointment: { ...ofTalk, input: ({ appointment }) => ({ id: appointment }) },
  declineAppointment: { ...ofTalk, input: ({ appointment }) => ({ id: appointment, reason: '甲' }) },
  cancelAppointment: { ...ofTalk, input: ({ appointment }) => ({ id: appointment, reason: '甲' }) },
  contestAppointment: { ...ofTalk, input: ({ appointment }) => ({ id: appointment, reason: '甲' }) },
  proposeAppointment: { ...ofTalk, input: ({ appointment }) => ({ id: appointment, start: '2031-03-01T10:00:00Z' }) },
  answerProposal: {
    ...ofTalk,
    input: ({ appointment }) => ({ id: appointment, start: '2031-03-01T10:00:00Z', accept: true }),
  },
  assignAppointment: { ...ofTalk, input: ({ appointment, member }) => ({ id: appointment, memberId: member }) },
  markAppointment: { ...ofTalk, input: ({ appointment }) => ({ id: appointment, outcome: 'met' }) },
  getAppointmentCalendar: { ...ofTalk, input: ({ appointment }) => ({ id: appointment }) },
  openTalkRoom: { ...ofTalk, input: ({ appointment }) => ({ id: appointment }) },
  getOutcome: { ...ofTalk, input: ({ appointment }) => ({ id: appointment }) },
  saveOutcome: {
    ...ofTalk,
    input: ({ appointment }) => ({
      id: appointment,
      version: 0,
      nextStep: 'sample',
      note: '甲',
      amount: null,
      currency: null,
    }),
  },
  getCaptioning: { ...ofTalk, input: ({ appointment }) => ({ id: appointment }) },
  transcribeSpeech: { ...ofTalk, input: ({ appointment }) => ({ id: appointment, language: 'zh-CN' }) },
  agreeToMinutes: { ...ofTalk, input: ({ appointment }) => ({ id: appointment, agrees: false, seat: null }) },
  getMinutes: { ...ofTalk, input: ({ appointment }) => ({ id: appointment }) },
  saveMinutes: { ...ofTalk, input: ({ appointment }) => ({ id: appointment, version: 1, nextSteps: '甲' }) },
  saveMinutesLine: {
    ...ofTalk,
    input: ({ appointment }) => ({ id: appointment, lineId: 1, version: 1, zh: '甲', en: '' }),
  },
  deleteMinutes: { ...ofTalk, input: ({ appointment }) => ({ id: appointment }) },
  blockBuyer: { ...ofLead, input: ({ buyer }) => ({ id: buyer }) },
  getLead: { ...ofLead, input: ({ buyer }) => ({ id: buyer }) },
  saveLead: {
    ...ofLead,
    input: ({ buyer }) => ({ id: buyer, version: 0, state: 'won', nextStep: '', nextDay: '', ownerId: null }),
  },
  addLeadNote: { ...ofLead, input: ({ buyer }) => ({ id: buyer, key: 'a-note-of-others', text: '甲' }) },
  removeLeadNote: { input: () => ({ id: 2_000_000_000 }), code: errors.LeadNoteNotFound.code, owner: 0 },
  listLeadTimeline: { ...ofLead, input: ({ buyer }) => ({ id: buyer }) },
  listDealingTimeline: { ...ofLead, input: ({ exhibitor }) => ({ id: exhibitor }), owner: userTypes.buyer },
  getScannedMeeting: { ...ofMeeting, input: ({ meeting }) => ({ id: meeting }), owner: userTypes.exhibitor },
  answerMeeting: { ...ofMeeting, input: ({ meeting }) => ({ id: meeting, give: ['name'] }) },
  takeBackMeeting: { ...ofMeeting, input: ({ meeting }) => ({ id: meeting }) },
  reportDemand: {
    ...ofBuyer,
    input: ({ demand }) => ({ demandId: demand, ...ofTrade }),
    seers: [userTypes.exhibitor],
  },
  reportOffer: { ...ofOffer, input: ({ offer }) => ({ offerId: offer, ...ofTrade }) },
  reportTalkPartner: { ...ofTalk, input: ({ appointment }) => ({ appointmentId: appointment, ...ofTrade }) },
} satisfies Record<string, Owned>
