import type { EndpointName } from '../../contract/all'
import { contentKinds } from '../../contract/content/kinds'
import { emptyDocument } from '../../contract/content/rules'
import { chinaDay } from '../../contract/core/china-time'
import { errors } from '../../contract/core/errors'
import { permissions, userTypes } from '../../contract/core/permissions'
import { emptyDemand } from '../../contract/demands/rules'
import { fileAddress } from '../../contract/files/rules'
import type { LiveDraft } from '../../contract/live/schemas'
import { ownedPurchases } from './owned-purchases'
import { emptyOffer } from '../../contract/offers/rules'

/** What others' records are called; made anew for each call. */
export interface Records {
  file: string
  enrollment: number
  exhibitor: number
  expo: number
  live: number
  exhibit: number
  /** Of the demo exhibitor's team. */
  member: number
  /** A buyer's demand that waits for the organizer. */
  draftDemand: number
  /** A demand that is for one exhibitor alone, of whose team nobody is. */
  demand: number
  /** An offer of the demo exhibitor to it. */
  offer: number
  /** A quotation of that offer, which its buyer has not confirmed. */
  quotation: number
  /** A buyer's intention order for an exhibit of the demo exhibitor. */
  intention: number
  /** The demo buyer, with whom the demo exhibitor has an intention order. */
  buyer: number
  /** A card of the demo buyer that the demo exhibitor has scanned. */
  meeting: number
  /** An advert space of the demo exhibitor that is paid. */
  booking: number
  /** A gift coupon that the demo exhibitor has claimed. */
  couponClaim: number
  /** A delivery address of the demo exhibitor. */
  address: number
  /** Of the demo exhibitor. */
  notice: number
  /** A paid order of the demo buyer, and its ticket. */
  order: number
  ticket: number
  /** A place of the demo buyer in the queue of a type. */
  waitingPlace: number
  /** Of the demo buyer: a saved title, and an invoice that was applied for. */
  invoiceTitle: number
  invoice: number
  /** Between an exhibitor and a buyer that are nobody's here. */
  appointment: number
  /** Of a case of the demo buyer's. */
  caseNumber: string
}

const report = {
  feedbackContent: '这里写明所见的情况，供核实之用，不少于十五个字。',
  contactDetails: '13800138006',
  feedbackType: 1,
}
const ofTrade = { content: report.feedbackContent, contact: report.contactDetails, imageUrlList: [] }
const liveReport = {
  liveName: '',
  reportContent: report.feedbackContent,
  reportName: '甲',
  reportMobile: '13800138006',
  reportType: 7,
}

/** A record of somebody else's, as a call names it. */
export interface Owned {
  /** The input that names another's record. */
  input: (records: Records) => object
  /** What everybody else hears, but for `seers`. */
  code: number
  seers?: readonly number[]
  /** What the seers hear; 0 unless told. */
  seen?: number
  /** Whose the record is among the demo accounts: the exhibitor's unless told, 0 nobody's. */
  owner?: number
}

/** Of a session whose exhibitor has no account: who runs all sessions runs it (product page). */
const ofLive = { code: errors.NotYourLive.code, seers: [userTypes.organizer, userTypes.staff], owner: 0 }
/** Of an exhibit: whoever edits content edits everybody's; what they rest on is long past. */
const ofExhibit = {
  code: errors.ContentNotFound.code,
  seers: [userTypes.organizer, userTypes.staff],
  seen: errors.ContentChanged.code,
}
const seenExhibit = ({ exhibit }: Records) => ({ kind: 'exhibit', id: exhibit, revision: 9_999 })
/** Nobody but those who speak for its exhibitor knows that somebody is of a team. */
const ofTeam = { code: errors.TeamMemberNotFound.code }
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
const noText = { zh: '', en: '' }
const draft: LiveDraft = {
  title: { zh: '甲', en: 'A' },
  introduction: noText,
  notice: noText,
  type: 1,
  anchor: '',
  managers: [],
  coverUrl: noText,
  videoUrl: '',
  mediaUrl: '',
  captionsUrl: '',
  colorType: 0,
  templateName: 'simple-style',
  pullUrl: { customld: [], customsd: [], customhd: [] },
  startTime: '2031-03-01T10:00:00Z',
  endTime: '2031-03-01T11:00:00Z',
}

/** An intention order is its buyer's and its exhibitor's. */
const ofIntention = { code: errors.IntentionNotFound.code }
const seenIntention = ({ intention }: Records) => ({ id: intention, version: 9_999 })
const terms = { ...emptyOffer(), quantity: 1, price: 1, validUntil: chinaDay(new Date()) }

/** What a buyer and an exhibitor have between them is theirs alone. */
const ofLead = { code: errors.LeadNotFound.code }
/** Nobody but its owner knows of an address. */
const ofAddress = { code: errors.AddressNotFound.code }
export const wholeAddress = {
  consignee: '沈砚秋',
  countryId: 156,
  regionCode: '330106',
  state: '',
  city: '',
  detail: '天目山路 148 号',
  postalCode: '310013',
  areaCode: '+086',
  phone: '13800138001',
}
/** A card that was scanned is its holder's and the exhibitor's. */
const ofMeeting = { code: errors.MeetingNotFound.code, owner: userTypes.buyer }

/** Calls that name a record which belongs to somebody. */
export const owned = {
  ...ownedPurchases,
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
  cancelEnrollment: {
    input: ({ enrollment }) => ({ id: enrollment }),
    code: errors.EnrollmentNotFound.code,
  },
  expoEnroll: {
    input: ({ exhibitor, expo }) => ({ expoId: expo, exhibitorId: exhibitor, type: 0, exhibitionType: 0 }),
    code: errors.NoExhibitor.code,
  },
  openFile: {
    input: ({ file }) => ({ id: file }),
    code: errors.FileNotFound.code,
  },
  downloadFile: {
    input: ({ file }) => ({ id: file }),
    code: errors.FileNotFound.code,
  },
  previewFile: {
    input: ({ file }) => ({ filePath: `/api/ce-digital/dsf/file/${file}` }),
    code: errors.FileNotFound.code,
  },
  deleteFile: {
    input: ({ file }) => ({ filePath: `/api/ce-digital/dsf/file/${file}` }),
    code: errors.FileNotFound.code,
  },
  updateProfile: {
    input: ({ file }) => ({ nickName: 'x', headPic: `/api/ce-digital/dsf/file/${file}`, languageType: 1 }),
    code: errors.FileNotFound.code,
  },
  getContent: { ...ofExhibit, input: ({ exhibit }) => ({ kind: 'exhibit', id: exhibit }), seen: 0 },
  listContentChanges: { ...ofExhibit, input: ({ exhibit }) => ({ kind: 'exhibit', id: exhibit }), seen: 0 },
  previewContent: { ...ofExhibit, input: ({ exhibit }) => ({ kind: 'exhibit', id: exhibit }), seen: 0 },
  saveContent: {
    ...ofExhibit,
    input: (records) => ({ ...seenExhibit(records), document: emptyDocument(contentKinds.exhibit) }),
  },
  restoreContent: {
    ...ofExhibit,
    input: (records) => ({ ...seenExhibit(records), version: 0 }),
    seen: errors.ContentNotFound.code,
  },
  submitContent: { ...ofExhibit, input: seenExhibit },
  recallContent: { ...ofExhibit, input: seenExhibit },
  withdrawContent: { ...ofExhibit, input: seenExhibit },
  deleteContent: { ...ofExhibit, input: seenExhibit },
  undeleteContent: { ...ofExhibit, input: seenExhibit },
  getManagedLive: { ...ofLive, input: ({ live }) => ({ id: live }) },
  changeLive: {
    ...ofLive,

    input: ({ live }) => ({ id: live, version: 0, draft }),
    seen: errors.LiveChanged.code,
  },
  setLiveStatus: {
    ...ofLive,

    input: ({ live }) => ({ id: live, from: 3, to: 1 }),
    seen: errors.StatusImpossible.code,
  },
  setLiveNotice: {
    ...ofLive,

    input: ({ live }) => ({ id: live, notice: noText }),
  },
  listPushable: { ...ofLive, input: ({ live }) => ({ liveId: live }) },
  pushGoods: {
    ...ofLive,

    input: ({ live }) => ({ liveId: live, exhibitsId: 2_000_000_000, key: 'k' }),
    seen: errors.ExhibitNotFound.code,
  },
  withdrawGoods: { ...ofLive, input: ({ live }) => ({ liveId: live, pushId: 1 }) },
  setMuted: {
    ...ofLive,

    input: ({ live }) => ({ liveId: live, userId: '0', muted: true }),
    seen: errors.AccountNotFound.code,
  },
  setBanned: {
    ...ofLive,

    input: ({ live }) => ({ liveId: live, userId: '0', banned: true }),
    seen: errors.AccountNotFound.code,
  },
  listBans: { ...ofLive, input: ({ live }) => ({ liveId: live }) },
  deleteMessage: {
    ...ofLive,

    input: ({ live }) => ({ liveId: live, messageId: '0' }),
    seen: errors.MessageNotFound.code,
  },
  // Everybody is known to messaging by the own account alone.
  exportUser: { input: () => ({ userId: '0' }), code: errors.NotAllowed.code, owner: 0 },
  importUser: { input: () => ({ userId: '0' }), code: errors.NotAllowed.code, owner: 0 },
  getUserSig: { input: () => ({ userId: '0' }), code: errors.NotAllowed.code, owner: 0 },
  // An agent names a visitor's conversation with the own service, where nothing was said; see direct.test.ts.
  getDirectMessages: {
    input: () => ({ conversationID: 'C2C0' }),
    code: errors.ConversationNotFound.code,
    seers: permissions.answerVisitors,
    owner: 0,
  },
  // To nobody who could take it, and of nobody else; see inbox.test.ts.
  handOver: {
    input: () => ({ conversationID: 'C2C0', from: '', to: '0' }),
    code: errors.NotAllowed.code,
    owner: 0,
  },
  sendInvitationAgain: { ...ofTeam, input: ({ member }) => ({ id: member }) },
  takeBackInvitation: { ...ofTeam, input: ({ member }) => ({ id: member }) },
  changeMemberRole: { ...ofTeam, input: ({ member }) => ({ id: member, from: 'anchor', to: 'salesperson' }) },
  removeMember: { ...ofTeam, input: ({ member }) => ({ id: member, role: 'anchor' }) },
  readNotice: { input: ({ notice }) => ({ id: notice }), code: errors.NoticeNotFound.code },
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
  saveAddress: {
    ...ofAddress,
    input: ({ address }) => ({
      ...wholeAddress,
      id: address,
      version: 1,
      key: 'an-address-of-others',
      isDefault: false,
    }),
  },
  removeAddress: { ...ofAddress, input: ({ address }) => ({ id: address }) },
  setDefaultAddress: { ...ofAddress, input: ({ address }) => ({ id: address }) },
  confirmGift: {
    code: errors.CouponNotFound.code,
    input: ({ couponClaim, address }) => ({ id: couponClaim, addressId: address }),
  },
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
  // What an agent may name is a visitor's conversation with the own service, where nothing was said.
  reportCorrespondent: {
    input: () => ({ conversationID: 'C2C0', ...ofTrade }),
    code: errors.ConversationNotFound.code,
    owner: 0,
  },
  reportTalkPartner: { ...ofTalk, input: ({ appointment }) => ({ appointmentId: appointment, ...ofTrade }) },
  reopenOwnReport: {
    input: ({ caseNumber }) => ({ caseNumber, reason: '问题仍未解决' }),
    code: errors.ReportNotFound.code,
    owner: userTypes.buyer,
  },
  addComplaint: {
    input: ({ file }) => ({ ...report, imageUrlList: [fileAddress(file)] }),
    code: errors.FileNotFound.code,
  },
  reportLive: {
    input: ({ file, live }) => ({ ...liveReport, liveId: live, imageUrl: fileAddress(file) }),
    code: errors.FileNotFound.code,
  },
} satisfies Partial<Record<EndpointName, Owned>>
