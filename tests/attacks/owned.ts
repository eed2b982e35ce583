import { ofTrade, type Owned, type Records, report } from './owned-records'
import { ownedTrade } from './owned-trade'
import type { EndpointName } from '#contract/catalog/endpoints.ts'
import { contentKinds } from '#contract/fair/content/kinds.ts'
import { emptyDocument } from '#contract/fair/content/rules.ts'
import { errors } from '#contract/catalog/errors.ts'
import { permissions, userTypes } from '#contract/core/permissions.ts'
import { fileAddress } from '#contract/foundation/files/rules.ts'
import type { LiveDraft } from '#contract/live/live/schemas.ts'
import { ownedPurchases } from './owned-purchases'

const liveReport = {
  liveName: '',
  reportContent: report.feedbackContent,
  reportName: '甲',
  reportMobile: '13800138006',
  reportType: 7,
}

/** Of a session of an exhibitor without an account: staff that runs all sessions runs it (product page). */
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
const rendition = { name: 'standard', width: 320, height: 180, fps: 10, bitrate: 150_000, codec: 'avc1.42c015' }
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
/** Nobody but its owner knows of a saved attendee. */
const ofAttendee = { code: errors.AttendeeNotFound.code }
const attendee = { name: '甲', phone: '', idType: 'passport', idNumber: null }
/** Calls that name a record which belongs to somebody. */
export const owned = {
  ...ownedTrade,
  ...ownedPurchases,
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
  openBroadcast: {
    ...ofLive,
    input: ({ live }) => ({ liveId: live, renditions: [rendition], audioCodec: 'opus' }),
  },
  getBroadcast: { ...ofLive, input: ({ live }) => ({ liveId: live }) },
  getEncoder: { ...ofLive, input: ({ live }) => ({ liveId: live }) },
  openEncoder: { ...ofLive, input: ({ live }) => ({ liveId: live }), seen: errors.EncoderUnavailable.code },
  renewEncoder: {
    ...ofLive,
    input: ({ live }) => ({ liveId: live, version: 1 }),
    seen: errors.EncoderUnavailable.code,
  },
  getLiveCaptioning: { ...ofLive, input: ({ live }) => ({ liveId: live }) },
  setLiveCaptioning: { ...ofLive, input: ({ live }) => ({ liveId: live, language: null }) },
  getRecording: { ...ofLive, input: ({ live }) => ({ liveId: live }) },
  listRecordedCaptions: { ...ofLive, input: ({ live }) => ({ liveId: live }) },
  saveRecordedCaption: {
    ...ofLive,
    input: ({ live }) => ({ liveId: live, id: 1, version: 1, zh: '', en: '' }),
    seen: errors.CaptionChanged.code,
  },
  getLiveSummary: { ...ofLive, input: ({ live }) => ({ liveId: live }) },
  trimRecording: {
    ...ofLive,
    input: ({ live }) => ({ liveId: live, version: 1, trimStartMs: 0, trimEndMs: null }),
    seen: errors.RecordingNotFound.code,
  },
  deleteRecording: {
    ...ofLive,
    input: ({ live }) => ({ liveId: live, version: 1 }),
    seen: errors.RecordingNotFound.code,
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
  // An agent names a visitor's conversation with the own service, without messages; see direct.test.ts.
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
  saveAttendee: { ...ofAttendee, input: ({ attendee: id }) => ({ ...attendee, id, version: 1 }) },
  deleteAttendee: { ...ofAttendee, input: ({ attendee: id }) => ({ id }) },
  placeTicketOrder: {
    ...ofAttendee,
    input: ({ attendee: attendeeId }) => ({
      key: 'an-order-for-others',
      lines: [{ typeId: 1, quantity: 1, holders: [{ attendeeId }] }],
      contact: { name: '甲', phone: '13800138006' },
      couponId: null,
      payableFen: 6_000,
    }),
  },
  confirmGift: {
    code: errors.CouponNotFound.code,
    input: ({ couponClaim, address }) => ({ id: couponClaim, addressId: address }),
  },
  // What an agent may name is a visitor's conversation with the own service, without messages.
  reportCorrespondent: {
    input: () => ({ conversationID: 'C2C0', ...ofTrade }),
    code: errors.ConversationNotFound.code,
    owner: 0,
  },
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
