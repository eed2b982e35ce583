import type { LeadState, TouchKind } from '#contract/trade/leads/rules.ts'
import type { WholeLead } from '#contract/trade/leads/schemas.ts'
import { dateIn, minutesFromNow } from '#src/mocks/core/time.ts'
import type { Both } from '#src/mocks/core/bilingual.ts'

export interface MockLead extends Pick<WholeLead, 'id' | 'lastAt' | 'lastKind' | 'nextStep' | 'nextDay' | 'version'> {
  name: Both
  state: LeadState
  ownerId: number | null
  company: string
  mail: string
  phone: string
  contacts: WholeLead['contacts']
  noteList: (Omit<WholeLead['noteList'][number], 'by' | 'own'> & { by: number })[]
}

const HOUR = 60
const DAY = 24 * HOUR

function lead(id: number, name: Both, ago: number, lastKind: TouchKind, more: Partial<MockLead> = {}): MockLead {
  const kept = { state: 'new' as const, nextStep: '', nextDay: '', ownerId: null, version: 0 }
  const given = { company: '', mail: '', phone: '', contacts: [], noteList: [] }
  return { id, name, lastAt: minutesFromNow(-ago), lastKind, ...kept, ...given, ...more }
}

const names: Both[] = [
  ['顾明远', 'Gu Mingyuan'],
  ['苏茉', 'Su Mo'],
  ['Henrik Dahl', 'Henrik Dahl'],
  ['欧阳晴', 'Ouyang Qing'],
  ['Ana Lucía Ferreira', 'Ana Lucía Ferreira'],
  ['程子川', 'Cheng Zichuan'],
]
const states: LeadState[] = ['new', 'contacted', 'negotiating', 'won', 'lost']
const kinds: TouchKind[] = ['conversation', 'intention', 'appointment', 'offer']

/** Of the mock fair's exhibitor: a buyer with all of it, visitors with a card, one who has withdrawn theirs. */
export const leads: MockLead[] = [
  lead(6, ['陈采薇', 'Chen Caiwei'], 2 * HOUR, 'appointment', {
    state: 'negotiating',
    nextStep: '寄青瓷样品并报含税价',
    nextDay: dateIn(2),
    ownerId: 1,
    version: 3,
    company: '采薇茶空间',
    mail: 'caiwei@buyer.example',
    phone: '010-55500100',
    contacts: [{ person: '陈采薇', number: '010-55500100', demandId: 1, title: '青瓷茶具采购' }],
    noteList: [
      { id: 2, text: '偏好素色，价格可谈到 52 元。', by: 1, at: minutesFromNow(-3 * HOUR) },
      { id: 1, text: '同事介绍的老客户，去年合作过一次。', by: 101, at: minutesFromNow(-2 * DAY) },
    ],
  }),
  lead(20, ['游子', 'You Zi'], 5 * HOUR, 'meeting', {
    state: 'contacted',
    nextStep: '发送产品目录',
    nextDay: dateIn(1),
    ownerId: 101,
    version: 1,
  }),
  lead(21, ['', ''], DAY, 'meeting'),
  lead(7, ['玛丽安·科尔', 'Marianne Cole'], 2 * DAY, 'conversation'),
  ...Array.from({ length: 22 }, (_, i) =>
    lead(200 + i, names[i % names.length] ?? ['', ''], (3 + i) * DAY, kinds[i % kinds.length] ?? 'intention', {
      state: states[i % states.length] ?? 'new',
      version: 1,
      ...(i % 3 === 0 ? { ownerId: 101, nextStep: '电话回访', nextDay: dateIn(i - 4) } : {}),
    }),
  ),
]

export const members: { id: number; name: Both }[] = [
  { id: 1, name: ['沈砚秋', 'Shen Yanqiu'] },
  { id: 101, name: ['陆知白', 'Lu Zhibai'] },
]
