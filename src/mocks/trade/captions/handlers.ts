import * as contract from '#contract/trade/captions/endpoints.ts'
import { otherSide, type Side } from '#contract/trade/appointments/rules.ts'
import type { Minutes } from '#contract/trade/captions/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { type Both, say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { findTalk, requesterOf } from '#src/mocks/trade/appointments/talks.ts'

/** The sides that agree, by talk. */
const agreed = new Map<number, Set<Side>>()

interface Stored {
  lines: { id: number; side: Side; by: Both; byAccount: number; zh: string; en: string; version: number; at: string }[]
  nextSteps: string
  version: number
  by: Both | null
  changedBy: number | null
  at: string | null
}

const buyer: Both = ['陈采薇', 'Chen Caiwei']
const exhibitor: Both = ['沈砚秋', 'Shen Yanqiu']
/** Their accounts. */
const [BUYER, EXHIBITOR] = [6, 3]

/** The talk that was held has minutes. */
const stored = new Map<number, Stored>([
  [
    14,
    {
      lines: [
        {
          id: 1,
          side: 'buyer',
          by: buyer,
          byAccount: BUYER,
          zh: '',
          en: 'The handle should be two millimeters thicker.',
          version: 1,
          at: minutesFromNow(-900),
        },
        {
          id: 2,
          side: 'exhibitor',
          by: exhibitor,
          byAccount: EXHIBITOR,
          zh: '可以，新样品下周三寄出。',
          en: 'Yes. The new sample ships next Wednesday.',
          version: 2,
          at: minutesFromNow(-899),
        },
        {
          id: 3,
          side: 'buyer',
          by: buyer,
          byAccount: BUYER,
          zh: '',
          en: 'Please send three pieces to Berlin.',
          version: 1,
          at: minutesFromNow(-898),
        },
      ],
      nextSteps: '下周三前寄出三件新样品；收到后一周内确认批量订单。',
      version: 2,
      by: exhibitor,
      changedBy: EXHIBITOR,
      at: minutesFromNow(-890),
    },
  ],
])

const getTalk = (id: number, token: string) => findTalk(id, token) ?? refuse('AppointmentNotFound')

function readCaptioning(id: number, token: string) {
  getTalk(id, token)
  const { side } = requesterOf(token)
  const sides = agreed.get(id)
  return { hasService: true, own: sides?.has(side) ?? false, other: sides?.has(otherSide(side)) ?? false }
}

function readMinutes(id: number, token: string, language: Language): Minutes {
  getTalk(id, token)
  const { side } = requesterOf(token)
  const found = stored.get(id)
  if (!found) return { lines: [], nextSteps: '', version: 0, by: '', changedBy: null, at: null }
  const { nextSteps, version, by, changedBy, at } = found
  return {
    lines: found.lines.map((line) => ({ ...line, by: say(language, line.by), isOwn: line.side === side })),
    nextSteps,
    version,
    by: by ? say(language, by) : '',
    changedBy,
    at,
  }
}

export const captions = [
  mock(contract.getCaptioning, ({ input, token }) => readCaptioning(input.id, token)),
  mock(contract.transcribeSpeech, ({ input, token }) => {
    getTalk(input.id, token)
    const { language } = input
    return { text: say(language, ['这款茶具有现货。', 'This tea set is in stock.']), language }
  }),
  mock(contract.agreeToMinutes, ({ input, token }) => {
    getTalk(input.id, token)
    const { side } = requesterOf(token)
    if (input.agrees && input.seat === null) return refuse('AppointmentSeatTaken')
    const sides = agreed.get(input.id) ?? new Set<Side>()
    if (input.agrees) sides.add(side)
    else sides.clear()
    agreed.set(input.id, sides)
    return readCaptioning(input.id, token)
  }),
  mock(contract.getMinutes, ({ input, token, language }) => readMinutes(input.id, token, language)),
  mock(contract.saveMinutes, ({ input, token, language }) => {
    getTalk(input.id, token)
    const found = stored.get(input.id)
    if (found?.version !== input.version) return refuse('MinutesChanged')
    const { nextSteps } = input
    const { name: by, id: changedBy } = requesterOf(token)
    Object.assign(found, { nextSteps, version: input.version + 1, by, changedBy, at: minutesFromNow(0) })
    return readMinutes(input.id, token, language)
  }),
  mock(contract.saveMinutesLine, ({ input, token, language }) => {
    getTalk(input.id, token)
    const { side } = requesterOf(token)
    const found = stored.get(input.id)
    const line = found?.lines.find((one) => one.id === input.lineId && one.side === side)
    if (!found || !line) return refuse('MinutesLineNotFound')
    if (line.version !== input.version) return refuse('MinutesChanged')
    const { zh, en } = input
    if (zh === '' && en === '') found.lines = found.lines.filter((one) => one !== line)
    else Object.assign(line, { zh, en, version: line.version + 1 })
    return readMinutes(input.id, token, language)
  }),
  mock(contract.deleteMinutes, ({ input, token }) => {
    getTalk(input.id, token)
    stored.delete(input.id)
    agreed.delete(input.id)
    return {}
  }),
]
