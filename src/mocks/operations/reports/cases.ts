import type { OwnReportStep, Report, ReportStep } from '#contract/operations/reports/schemas.ts'
import { drawing } from '#src/mocks/core/art.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { findMockAccountById } from '#src/mocks/foundation/accounts/accounts.ts'

/** What was done to a case, with the accounts that did it. */
export interface MockStep extends OwnReportStep {
  id: number
  byId: string
  toId: string
}

/** Cases of the mock fair, the newest first, for the life of the page. */
export type Case = Omit<Report, 'about' | 'type' | 'demand' | 'offer' | 'person' | 'liveName' | 'handler'> & {
  userId: string
  liveName: string
  demandId: number | null
  offerId: number | null
  /** Who is reported, and where they were met. */
  personId: string | null
  metIn: 'chat' | 'talk'
  feedbackType: number | null
  handlerId: string | null
  reopenedByReporter: boolean
  steps: MockStep[]
}

const ORGANIZER = '5'
let steps = 0

/** A step as it is kept. */
export function stepOf(action: ReportStep['action'], byId: string, more: Partial<MockStep> = {}): MockStep {
  steps += 1
  const now = minutesFromNow(0)
  return { id: steps, action, byId, toId: '', byReporter: false, outcome: null, text: '', at: now, ...more }
}

/** A case as it is filed. */
export function caseOf(id: number, more: Partial<Case>): Case {
  const at = minutesFromNow(-60 * id)
  const userId = more.userId ?? '6'
  return {
    id,
    version: 1,
    caseNumber: `JB20260301${String(id).padStart(4, '0')}`,
    kind: 'report',
    feedbackType: null,
    liveId: null,
    liveName: '',
    demandId: null,
    offerId: null,
    personId: null,
    metIn: 'chat',
    content: '主播展示的证书与展品页面不一致，疑似夸大宣传，请核实。',
    contact: '13800138006',
    reporter: findMockAccountById(userId)?.name[0] ?? '',
    reporterCompany: '',
    images: [],
    state: 'open',
    reply: '',
    at,
    decidedAt: null,
    decidedBy: '',
    handlerId: null,
    isReopened: false,
    reopenedByReporter: false,
    userId,
    steps: [stepOf('file', userId, { byReporter: true, at: more.at ?? at })],
    ...more,
  }
}

const REPLY = '经核实，已要求展商更正展品说明，感谢您的反馈。'
const ofLive = { liveId: 2, liveName: '主论坛：手艺的当代生活' }

const ANSWER = '图片已经可以上传，请再试一次。'

export const cases: Case[] = [
  caseOf(8, {
    kind: 'complaint',
    feedbackType: 2,
    content: '展台资料里上传展品图片时总是停在百分之九十九，换了浏览器也一样。',
    userId: '1',
    reporterCompany: '景德镇青禾陶瓷艺术有限公司',
    state: 'answered',
    version: 2,
    reply: ANSWER,
    decidedAt: minutesFromNow(-200),
    decidedBy: findMockAccountById(ORGANIZER)?.name[0] ?? '',
    steps: [
      stepOf('file', '1', { byReporter: true, at: minutesFromNow(-480) }),
      stepOf('decide', ORGANIZER, { outcome: 'answered', text: ANSWER, at: minutesFromNow(-200) }),
    ],
  }),
  caseOf(7, {
    personId: '20',
    content: '对方在会话里反复发送与展会无关的广告链接，劝阻后仍不停止。',
    userId: '1',
    reporterCompany: '景德镇青禾陶瓷艺术有限公司',
  }),
  caseOf(6, {
    kind: 'complaint',
    feedbackType: 2,
    content: '票务大厅选择场次后，页面一直停在加载，刷新三次仍不能下单。',
    images: [drawing(816)],
    handlerId: ORGANIZER,
    version: 2,
  }),
  caseOf(5, { offerId: 1, content: '报价附言要求先付全款到个人账户，并拒绝签订合同，请核实。' }),
  caseOf(4, {
    demandId: 2,
    content: '需求里留的联系方式打不通，描述与其他平台的广告完全相同，疑似虚假采购。',
    userId: '1',
    reporterCompany: '景德镇青禾陶瓷艺术有限公司',
  }),
  caseOf(3, { ...ofLive, images: [drawing(813)] }),
  caseOf(2, {
    ...ofLive,
    kind: 'complaint',
    feedbackType: 1,
    content: '直播间画面卡顿严重，多次刷新仍无法观看，希望尽快处理。',
    images: [drawing(812)],
    userId: '20',
  }),
  caseOf(1, {
    ...ofLive,
    images: [drawing(811)],
    state: 'upheld',
    version: 2,
    reply: REPLY,
    decidedAt: minutesFromNow(-20),
    decidedBy: findMockAccountById(ORGANIZER)?.name[0] ?? '',
    steps: [
      stepOf('file', '6', { byReporter: true, at: minutesFromNow(-60) }),
      stepOf('decide', ORGANIZER, { outcome: 'upheld', text: REPLY, at: minutesFromNow(-20) }),
    ],
  }),
]

export const caseRows = (): readonly Case[] => cases

/** Whether an open case is about a demand. */
export const hasOpenCase = (demandId: number): boolean =>
  cases.some((one) => one.state === 'open' && one.demandId === demandId)
