import type { Report } from '../../../contract/reports/schemas'
import { findMockAccountById } from '../session/accounts'
import { drawing } from '../core/art'
import { minutesFromNow } from '../core/time'

/** Cases of the mock fair, the newest first, for the life of the page. */
export type Case = Omit<Report, 'about' | 'demand' | 'offer' | 'liveName'> & {
  userId: string
  liveName: string
  demandId: number | null
  offerId: number | null
}

const seeded = (id: number, more: Partial<Case>): Case => ({
  id,
  caseNumber: `JB20260301${String(id).padStart(4, '0')}`,
  kind: 'report',
  liveId: 2,
  liveName: '主论坛：手艺的当代生活',
  demandId: null,
  offerId: null,
  content: '主播展示的证书与展品页面不一致，疑似夸大宣传，请核实。',
  contact: '13800138006',
  reporter: '陈采薇',
  reporterCompany: '',
  images: [drawing(810 + id)],
  state: 'open',
  reply: '',
  at: minutesFromNow(-60 * id),
  decidedAt: null,
  decidedBy: '',
  userId: '6',
  ...more,
})

const cases: Case[] = [
  seeded(5, {
    liveId: null,
    liveName: '',
    offerId: 1,
    content: '报价附言要求先付全款到个人账户，并拒绝签订合同，请核实。',
    images: [],
  }),
  seeded(4, {
    liveId: null,
    liveName: '',
    demandId: 2,
    content: '需求里留的联系方式打不通，描述与其他平台的广告完全相同，疑似虚假采购。',
    userId: '1',
    reporter: '沈砚秋',
    reporterCompany: '景德镇青禾陶瓷艺术有限公司',
    images: [],
  }),
  seeded(3, {}),
  seeded(2, {
    kind: 'complaint',
    content: '直播间画面卡顿严重，多次刷新仍无法观看，希望尽快处理。',
    userId: '20',
    reporter: '游子',
  }),
  seeded(1, {
    state: 'upheld',
    reply: '经核实，已要求展商更正展品说明，感谢您的反馈。',
    decidedAt: minutesFromNow(-20),
    decidedBy: '许总办',
  }),
]
const filed = new Map<string, string>()

export const caseRows = (): readonly Case[] => cases

/** Whether an open case is about a demand. */
export const hasOpenCase = (demandId: number): boolean =>
  cases.some((one) => one.state === 'open' && one.demandId === demandId)

type Filed = Pick<Case, 'kind' | 'content' | 'contact' | 'images' | 'userId'> &
  Partial<Pick<Case, 'liveId' | 'liveName' | 'demandId' | 'offerId'>>

interface Filing {
  caseNumber: string
  /** It was open before, by another key. */
  isKnown: boolean
}

/** Files a case; with the key of another, or of a demand or an offer that is in an open one, it is that other. */
export function fileCase({ key = '', ...given }: Filed & { key?: string | undefined }): Filing {
  const known = filed.get(key)
  if (known) return { caseNumber: known, isKnown: false }
  const { userId, demandId = null, offerId = null } = given
  const isSubject = (one: Case) =>
    (demandId !== null && one.demandId === demandId) || (offerId !== null && one.offerId === offerId)
  const open = cases.find((one) => one.userId === userId && one.state === 'open' && isSubject(one))
  if (open) return { caseNumber: open.caseNumber, isKnown: true }
  const id = Math.max(...cases.map((one) => one.id)) + 1
  const reporter = findMockAccountById(given.userId)?.name[0] ?? ''
  const made = seeded(id, { liveId: null, liveName: '', ...given, reporter, at: minutesFromNow(0) })
  cases.unshift(made)
  if (key) filed.set(key, made.caseNumber)
  return { caseNumber: made.caseNumber, isKnown: false }
}

/** Ends a case; `decided`: it was already, `none`: there is none. */
export function decideCase(id: number, outcome: 'upheld' | 'dismissed', reply: string): 'done' | 'decided' | 'none' {
  const at = cases.findIndex((one) => one.id === id)
  const found = cases[at]
  if (!found) return 'none'
  if (found.state !== 'open') return 'decided'
  cases[at] = { ...found, state: outcome, reply, decidedAt: minutesFromNow(0), decidedBy: '许总办' }
  return 'done'
}
