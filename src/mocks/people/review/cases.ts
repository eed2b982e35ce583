import type { CaseDetail, CaseState } from '#contract/people/review/schemas.ts'
import type { Both } from '#src/mocks/core/bilingual.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'

type Kind = 'exhibitorCompany' | 'exhibitorIndividual' | 'buyer' | 'individual' | 'group' | 'open' | 'named'

export interface MockEvent {
  action: string
  fromState: string
  toState: string
  reason: string
  /** undefined: the applicant */
  by: Both | undefined
  at: string
}

export interface MockCase {
  id: number
  subject: 'registration' | 'enrollment' | 'demand'
  kind: Kind
  name: Both
  expo: Both
  /** Of the person. */
  person: Both
  phone: string
  email: string
  languageType: number
  state: CaseState
  version: number
  opinion: string
  submittedAt: string
  decidedAt: string | null
  identity: CaseDetail['identity']
  files: CaseDetail['files']
  history: MockEvent[]
  /** What was to read when it was sent back, where it is in review again and reads otherwise now. */
  before?: { at: string; lines: Record<string, Both> } | undefined
}

const REVIEWER: Both = ['林审言', 'Lin Shenyan']
const HOUR = 60
const actionOf: Partial<Record<CaseState, string>> = {
  approved: 'approve',
  rejected: 'reject',
  changes: 'changes',
  cancelled: 'cancel',
}

type Row = readonly [kind: Kind, name: Both, person: Both, hoursAgo: number, state: CaseState, opinion?: string]

const file = (id: string, role: string, fileName: string, mimeType: string, fileSize: number) => ({
  id,
  role,
  fileName,
  mimeType,
  fileSize,
})
const companyFiles = [
  file('mock-4', 'exhibitsPicture', '竹编灯罩.jpg', 'image/jpeg', 482_133),
  file('mock-1', 'identification', '营业执照.jpg', 'image/jpeg', 482_133),
  file('mock-2', 'qualificationCertificate', '参展资质证明.pdf', 'application/pdf', 1_203_400),
]

const demandFiles = [
  file('mock-4', 'picture', '竹编灯罩.jpg', 'image/jpeg', 482_133),
  file('mock-5', 'document', '花瓶尺寸与釉色要求.pdf', 'application/pdf', 486_310),
]

function caseOf(
  subject: MockCase['subject'],
  expo: Both,
  [kind, name, person, hoursAgo, state, opinion = '']: Row,
  index: number,
): MockCase {
  const submittedAt = minutesFromNow(-hoursAgo * HOUR)
  const decidedAt = state === 'review' ? null : minutesFromNow(-hoursAgo * HOUR * 0.5)
  const submitted: MockEvent = {
    action: 'submit',
    fromState: '',
    toState: 'review',
    reason: '',
    by: undefined,
    at: submittedAt,
  }
  const action = actionOf[state]
  const decided = {
    fromState: 'review',
    toState: state,
    reason: opinion,
    by: state === 'cancelled' ? person : REVIEWER,
  }
  const abroad = kind === 'buyer'
  return {
    id: index + 1,
    subject,
    kind,
    name,
    expo,
    person,
    phone: abroad ? `+4477009001${String(index).padStart(2, '0')}` : `139001390${String(index + 1).padStart(2, '0')}`,
    email: `${(name[1] || 'applicant').split(' ')[0]?.toLowerCase() ?? 'applicant'}${index + 1}@applicants.example`,
    languageType: abroad ? 2 : 1,
    state,
    version: state === 'review' ? 1 : 2,
    opinion,
    submittedAt,
    decidedAt,
    identity: abroad ? null : { passed: true, byService: false },
    files: kind === 'exhibitorCompany' ? companyFiles : subject === 'demand' ? demandFiles : [],
    history: action && decidedAt ? [submitted, { ...decided, action, at: decidedAt }] : [submitted],
  }
}

const named: Row[] = [
  ['exhibitorCompany', ['杭州岚竹竹艺有限公司', 'Lanzhu Bamboo Works'], ['蓝竹溪', 'Lan Zhuxi'], 75, 'review'],
  ['exhibitorIndividual', ['苏墨横', 'Su Moheng'], ['苏墨横', 'Su Moheng'], 30, 'review'],
  ['buyer', ['哈特利', 'Rose Hartley'], ['哈特利', 'Rose Hartley'], 3, 'review'],
  ['exhibitorCompany', ['景德镇云窑陶艺社', ''], ['章云', ''], 0.4, 'review'],
  [
    'exhibitorCompany',
    ['苏州锦灰堂织绣有限公司', 'Jinhui Hall Embroidery'],
    ['顾锦', 'Gu Jin'],
    90,
    'changes',
    '营业执照照片模糊，请重新上传。',
  ],
  ['exhibitorIndividual', ['白露', 'Bai Lu'], ['白露', 'Bai Lu'], 120, 'approved'],
  [
    'buyer',
    ['奥托·林德', 'Otto Linde'],
    ['奥托·林德', 'Otto Linde'],
    140,
    'rejected',
    'The company could not be found in the register.',
  ],
]
// Enough approved ones for a second page.
const approved = Array.from({ length: 22 }, (_, i): Row => {
  const number = String(i + 1).padStart(2, '0')
  return [
    'exhibitorCompany',
    [`青禾文化工坊${number}`, `Qinghe Culture ${number}`],
    ['何青禾', 'He Qinghe'],
    150 + i * 5,
    'approved',
  ]
})

const WOOD: Both = ['木作与生活展', 'Wood and Living']
const PAPER: Both = ['纸上江南', 'Jiangnan on Paper']
const signUps: [expo: Both, row: Row][] = [
  [WOOD, ['individual', ['榫木家具', 'Sunmu Furniture'], ['沈砚秋', 'Shen Yanqiu'], 52, 'review']],
  [PAPER, ['group', ['棠隐瓷坊', 'Tangyin Porcelain'], ['唐团长', 'Tang Lead'], 20, 'review']],
  [PAPER, ['individual', ['榫木家具', 'Sunmu Furniture'], ['沈砚秋', 'Shen Yanqiu'], 60, 'cancelled']],
]

const BUYER: Both = ['陈采薇', 'Chen Caiwei']
const demandCases: Row[] = [
  ['open', ['民宿客房竹木灯具', 'Bamboo and wood lamps for guest rooms'], BUYER, 54, 'review'],
  ['open', ['校园漆艺课材料包', 'Lacquer kits for school lessons'], ['何买办', 'He Maiban'], 9, 'review'],
  ['named', ['蓝印花布餐垫，限三家报价', ''], BUYER, 2, 'review'],
  [
    'open',
    ['幼儿园剪纸材料包', 'Papercut kits for kindergartens'],
    BUYER,
    30,
    'changes',
    '请补充材料的安全标准与适用年龄。',
  ],
  ['open', ['酒店大堂青瓷花瓶', 'Celadon vases for a hotel lobby'], BUYER, 60, 'approved'],
  [
    'open',
    ['线上直播带货服务', ''],
    BUYER,
    170,
    'rejected',
    '供需大厅只发布文化产品与服务的采购，直播带货不在本届范围内。',
  ],
]

/** A case that was sent back while it was reviewed, and has come in again with another number and category. */
function sentInAgain(one: MockCase): MockCase {
  const [first, at] = [minutesFromNow(-50 * HOUR), minutesFromNow(-44 * HOUR)]
  const again = { action: 'submit', toState: 'review', reason: '', by: undefined }
  const reason = '证件号码与照片不一致，展品类目不符，请修改。'
  return {
    ...one,
    version: 3,
    history: [
      { ...again, fromState: '', at: first },
      { action: 'changes', fromState: 'review', toState: 'changes', reason, by: REVIEWER, at },
      { ...again, fromState: 'changes', at: one.submittedAt },
    ],
    before: { at, lines: { cardNumber: ['E10020013', 'E10020013'], category: ['陶瓷', 'Ceramics'] } },
  }
}

/** Of the registrations, the one that was sent back. */
const SENT_BACK_ID = 2

/** The cases of the mock fair, for this visit of the page. */
export const mockCases: MockCase[] = [
  ...[...named, ...approved].map((row, index) => {
    const one = caseOf('registration', ['', ''], row, index)
    return one.id === SENT_BACK_ID ? sentInAgain(one) : one
  }),
  ...signUps.map(([expo, row], index) => caseOf('enrollment', expo, row, index)),
  ...demandCases.map((row, index) => ({ ...caseOf('demand', ['', ''], row, index), identity: null })),
]
