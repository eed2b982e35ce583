import { BUYER } from './lines'

const words = '主播展示的证书与展品页面不一致，请核实处理。'

/** What the calls of rooms, messages and reports need beyond the defaults. */
export const chatInputs: Record<string, unknown> = {
  exportUser: { userId: '1' },
  importUser: { userId: '1' },
  getUserSig: { userId: '1' },
  getGroupByService: { liveId: 2 },
  checkMessage: { content: '你好' },
  getHistoryMessage: { groupId: 'LIVE-2' },
  getLatestMessage: { groupId: 'LIVE-2' },
  getDirectMessages: { conversationID: 'C2Cservice-fair' },
  getPushScreen: { liveId: 2 },
  listPushable: { liveId: 7 },
  pushGoods: { liveId: 7, exhibitsId: 4, key: 'mock-push-key' },
  withdrawGoods: { liveId: 7, pushId: 1 },
  markPush: { pushId: 1, kind: 'view', visitor: 'mock-visitor-key' },
  setMuted: { liveId: 7, userId: BUYER.userId, muted: true },
  setBanned: { liveId: 7, userId: BUYER.userId, banned: true },
  listBans: { liveId: 7 },
  deleteMessage: { liveId: 7, messageId: 'LIVE-7-1' },
  addComplaint: { feedbackContent: words, contactDetails: '13800138006', imageUrlList: ['/x'], feedbackType: 1 },
  reportLive: {
    liveName: '主论坛',
    liveId: 2,
    reportContent: words,
    reportMobile: '010-12345678',
    reportType: 7,
    imageUrl: '/x',
  },
  decideReport: { id: 3, version: 1, outcome: 'upheld', reply: '已处理' },
  assignReport: { id: 2, version: 1, handlerId: null },
  listReportSteps: { id: 1 },
  reopenReport: { id: 1, version: 2, reason: '补充材料后重新核实' },
  reopenOwnReport: { caseNumber: 'JB202603010008', reason: '问题仍未解决' },
  reportCorrespondent: { conversationID: 'C2Cservice-fair', content: words, contact: '13800138006', imageUrlList: [] },
  reportTalkPartner: { appointmentId: 1, content: words, contact: '13800138006', imageUrlList: [] },
}
