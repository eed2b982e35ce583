import type { Side } from '#contract/trade/appointments/rules.ts'
import type { Language } from '#contract/core/language.ts'
import type { TimelineEntry } from '#contract/trade/leads/schemas.ts'
import { type Both, say } from '#src/mocks/core/bilingual.ts'
import { minutesFromNow, momentIn } from '#src/mocks/core/time.ts'

const DAY = 1_440
const demand: Both = ['青瓷茶具采购', 'Celadon tea sets']
const exhibit: Both = ['龙泉青瓷茶具', 'Longquan celadon tea set']

interface Reader {
  language: Language
  reader: Side
  /** The other side, as a whole. */
  other: string
}

/** Everything between the mock fair's exhibitor and one of its buyers, the last first, as one of the two sees it. */
export function entriesFor({ language, reader, other }: Reader): TimelineEntry[] {
  const of = (text: Both) => say(language, text)
  const own = of(reader === 'buyer' ? ['陈采薇', 'Chen Caiwei'] : ['沈砚秋', 'Shen Yanqiu'])
  const when = (id: number, ago: number, side: Side | null) => ({
    id,
    at: minutesFromNow(-ago),
    side,
    by: side === null ? '' : side === reader ? own : other,
    own: side === reader,
  })
  const offered = { demandId: 1, title: of(demand), offerId: 1, unit: 'set', currency: 'CNY' } as const
  const quoted = { demandId: 1, title: of(demand), quotationId: 1, total: 4_800, currency: 'CNY' } as const
  const ordered = { intentionId: 1, title: of(exhibit) }
  const talk = { appointmentId: 1, start: momentIn(1, '10:00'), note: '', about: null }
  const outcome = { appointmentId: 5, nextStep: 'sample', amount: 26_000, currency: 'CNY' } as const
  return [
    { kind: 'appointment', ...when(12, 120, 'exhibitor'), ...talk, action: 'confirm' },
    {
      kind: 'appointment',
      ...when(11, 200, 'buyer'),
      ...talk,
      action: 'ask',
      note: of(['洽谈明年春季茶器的采购数量与包装', 'Quantities and packaging of next spring']),
    },
    {
      kind: 'message',
      ...when(903, 300, 'exhibitor'),
      text: of(['样品今天寄出，单号稍后发您。', 'The samples leave today; the number follows.']),
      translation: null,
    },
    {
      kind: 'quotation',
      ...when(3, 0.3 * DAY, 'buyer'),
      ...quoted,
      action: 'confirm',
    },
    {
      kind: 'quotation',
      ...when(2, 0.4 * DAY, 'exhibitor'),
      ...quoted,
      action: 'issue',
    },
    { kind: 'meeting', ...when(3, 0.5 * DAY, 'buyer'), place: '1A-08', takenBack: false },
    {
      kind: 'outcome',
      ...when(5, DAY, reader),
      ...outcome,
      note: of(['对素色系列最有兴趣。', 'Most interested in the plain series.']),
    },
    { kind: 'appointment', ...when(8, 1.1 * DAY, 'buyer'), ...talk, start: momentIn(-1, '14:00'), action: 'meet' },
    {
      kind: 'offer',
      ...when(22, 2 * DAY, 'buyer'),
      ...offered,
      action: 'shortlist',
      quantity: null,
      price: null,
      note: '',
    },
    {
      kind: 'intention',
      ...when(42, 2.2 * DAY, 'exhibitor'),
      ...ordered,
      action: 'counter',
      quantity: 220,
      price: 540,
      note: of(['两百件以上可按此价。', 'At this price from 200 pieces.']),
    },
    {
      kind: 'intention',
      ...when(41, 2.5 * DAY, 'buyer'),
      ...ordered,
      action: 'send',
      quantity: 200,
      price: 520,
      note: '',
    },
    { kind: 'offer', ...when(21, 3 * DAY, 'exhibitor'), ...offered, action: 'add', quantity: 100, price: 48, note: '' },
    { kind: 'demand', ...when(1, 4 * DAY, 'buyer'), demandId: 1, title: of(demand) },
    { kind: 'conversation', ...when(77, 5 * DAY, 'buyer') },
    { kind: 'collected', ...when(1, 6 * DAY, 'buyer'), exhibitId: 1, title: of(exhibit) },
    { kind: 'collected', ...when(0, 7 * DAY, 'buyer'), exhibitId: null, title: '' },
  ]
}
