import {
  type AppointmentState,
  otherSide,
  type Side,
  slotsOfDay,
  suitsTimes,
  type TalkPlace,
} from '#contract/trade/appointments/rules.ts'
import type {
  Appointment,
  AppointmentStep,
  Availability,
  BuyerTimes,
  ListedAppointment,
  ShownSlot,
} from '#contract/trade/appointments/schemas.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { buyerTypes } from '#contract/core/permissions.ts'
import type { Language } from '#contract/core/language.ts'
import { byIdOf, type Both, say } from '#src/mocks/core/bilingual.ts'
import { dateIn, minutesFromNow, momentIn } from '#src/mocks/core/time.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/rows.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'

/** The exhibitor that the exhibitor accounts of the mock fair represent. */
export const OWN_EXHIBITOR = 1
const HALF_HOUR_MS = 30 * 60_000

export const mates: { id: number; name: Both }[] = [
  { id: 1, name: ['沈砚秋', 'Shen Yanqiu'] },
  { id: 101, name: ['陆知白', 'Lu Zhibai'] },
]

/** What has been set; `undefined` by the scenario of who has not begun. */
export const laid: { availability: Availability | null; version: number } = {
  availability: {
    days: [1, 2, 3, 4, 5].map(dateIn),
    from: 9 * 60 + 30,
    until: 17 * 60,
    breaks: [{ from: 12 * 60, until: 13 * 60 + 30 }],
    slotMinutes: 30,
    tables: 2,
    places: ['booth', 'online'],
    memberIds: mates.map(({ id }) => id),
    noticeMinutes: 60,
    mostPerDay: 12,
  },
  version: 1,
}

/** The availability of each buyer. */
const ownTimes = new Map<number, { times: BuyerTimes | null; version: number }>([
  [
    6,
    {
      times: {
        days: [1, 2, 3].map(dateIn),
        from: 13 * 60,
        until: 18 * 60,
        breaks: [{ from: 15 * 60, until: 15 * 60 + 30 }],
      },
      version: 1,
    },
  ],
])
export const timesOf = (buyerId: number) => ownTimes.get(buyerId) ?? { times: null, version: 0 }
export const setTimes = (buyerId: number, of: { times: BuyerTimes | null; version: number }) =>
  ownTimes.set(buyerId, of)

export type MockTalk = Omit<Appointment, 'side' | 'company' | 'buyer' | 'member' | 'exhibitName'> & {
  buyer: Both
  wasConfirmed: boolean
  sequence: number
  steps: AppointmentStep[]
}

const buyers: Record<number, Both> = { 6: ['陈采薇', 'Chen Caiwei'], 7: ['玛丽安·科尔', 'Marianne Cole'] }

interface Made {
  buyerId?: number
  state: AppointmentState
  start: string
  purpose?: string
  place?: TalkPlace
  more?: Partial<MockTalk>
}

export const talks: MockTalk[] = []

export const endOf = (start: string): string => new Date(Date.parse(start) + HALF_HOUR_MS).toISOString()

export function note(talk: MockTalk, action: AppointmentStep['action'], side: Side | null, by: Both, text = ''): void {
  const id = talk.steps.length + 1
  talk.steps.push({ id, action, by: by[0], side, note: text, start: talk.start, at: minutesFromNow(0) })
}

export function addTalk({ buyerId = 6, state, start, purpose = '', place = 'booth', more = {} }: Made): MockTalk {
  const isHeld = state === 'confirmed' || state === 'met' || state === 'noShow'
  const isOpen = state === 'initiated' || state === 'waiting' || state === 'proposed'
  const buyer = buyers[buyerId] ?? ['采购商', 'Buyer']
  const talk: MockTalk = {
    id: talks.length + 1,
    state,
    start,
    end: endOf(start),
    place,
    purpose,
    exhibitorId: OWN_EXHIBITOR,
    booth: 'A01',
    memberId: isHeld ? 1 : null,
    table: isHeld ? 1 : null,
    exhibitId: null,
    about: null,
    proposal: null,
    answerBy: isOpen ? minutesFromNow(20 * 60) : null,
    reason: '',
    endedBy: null,
    absent: null,
    contested: false,
    decision: null,
    requestedAt: minutesFromNow(-4 * 60),
    buyerId,
    buyer,
    wasConfirmed: isHeld,
    sequence: isHeld ? 2 : 0,
    steps: [],
    ...more,
  }
  note(talk, 'ask', 'buyer', buyer, purpose)
  if (isHeld) note(talk, 'confirm', 'exhibitor', ['沈砚秋', 'Shen Yanqiu'])
  talks.push(talk)
  return talk
}

addTalk({ state: 'initiated', start: momentIn(1, '09:30'), purpose: '洽谈明年春季茶器的采购数量与包装' })
addTalk({ state: 'waiting', start: momentIn(1, '10:00'), purpose: '了解定制款的最低起订量' })
addTalk({ state: 'confirmed', start: momentIn(2, '14:00'), purpose: '看样并确认打样时间' })
addTalk({
  state: 'proposed',
  start: momentIn(2, '15:00'),
  purpose: '讨论联合展览的档期',
  more: {
    memberId: 1,
    proposal: { start: momentIn(3, '10:00'), end: endOf(momentIn(3, '10:00')), place: 'booth', by: 'exhibitor' },
  },
})
addTalk({ state: 'confirmed', start: momentIn(-1, '10:00'), purpose: '交流陶瓷釉料的来源' })
addTalk({ state: 'noShow', start: momentIn(-2, '11:00'), purpose: '了解代理条件', more: { absent: 'buyer' } })
addTalk({
  state: 'cancelled',
  start: momentIn(1, '16:00'),
  purpose: '参观展位',
  more: { reason: '航班改期，抱歉', endedBy: 'buyer', wasConfirmed: true },
})
addTalk({
  buyerId: 7,
  state: 'initiated',
  start: momentIn(1, '10:00'),
  place: 'online',
  purpose: 'Wholesale terms for tea sets in Europe',
})
addTalk({
  buyerId: 7,
  state: 'waiting',
  start: momentIn(3, '14:00'),
  place: 'online',
  purpose: 'Packaging for sea freight',
})
addTalk({ state: 'confirmed', start: momentIn(4, '09:30'), purpose: '签订意向书' })
addTalk({
  buyerId: 7,
  state: 'declined',
  start: momentIn(1, '11:00'),
  purpose: 'A visit to the workshop',
  more: { reason: '当天闭馆布展，无法接待', endedBy: 'exhibitor' },
})

// Rooms: one that is open, one that opens in some hours, and one that was left yesterday.
addTalk({ state: 'confirmed', start: minutesFromNow(-2), place: 'online', purpose: '线上看样：冰裂纹釉色与批量交期' })
addTalk({ state: 'confirmed', start: minutesFromNow(180), place: 'online', purpose: '线上确认包装方案' })
addTalk({ state: 'met', start: momentIn(-1, '15:00'), place: 'online', purpose: '线上讨论样品修改意见' })

// One that the organizer has to decide, and one that was requested from a demand.
addTalk({
  buyerId: 7,
  state: 'noShow',
  start: momentIn(-3, '14:00'),
  purpose: 'Samples of the glaze',
  more: { absent: 'buyer', contested: true, reason: '我 14:05 到达展位，当时无人接待' },
})
addTalk({
  state: 'initiated',
  start: momentIn(5, '11:00'),
  purpose: '按采购需求洽谈起订量与交期',
  more: { about: { demandId: 1, offerId: null, title: '青瓷茶具采购' } },
})

export const isBuyer = (userType: number): boolean => buyerTypes.some((type) => type === userType)

export function requesterOf(token: string): { side: Side; id: number; name: Both; userType: number } {
  const { userId, userType, name } = accountOfToken(token)
  return { side: isBuyer(userType) ? 'buyer' : 'exhibitor', id: Number(userId), name, userType }
}

const isParty = (talk: MockTalk, token: string): boolean => {
  const { side, id } = requesterOf(token)
  return side === 'exhibitor' || talk.buyerId === id
}

export const ownTalks = (token: string): MockTalk[] => talks.filter((talk) => isParty(talk, token))
export const findTalk = (id: number, token: string): MockTalk | undefined =>
  ownTalks(token).find((one) => one.id === id)

const holds = ({ state }: MockTalk) => state === 'confirmed' || state === 'met'
const isOpen = ({ state }: MockTalk) => state === 'initiated' || state === 'waiting' || state === 'proposed'

/** What stands in the calendar of a side: the confirmed talks, and for the requester the pending ones too. */
export const stateHolds =
  (side: Side) =>
  (talk: MockTalk): boolean =>
    holds(talk) || (side === 'buyer' && isOpen(talk))

/** Places that no confirmed talk has taken. */
export function freeAt(start: string, besides?: MockTalk): number {
  const { availability } = laid
  if (!availability) return 0
  const taken = talks.filter((talk) => talk !== besides && holds(talk) && talk.start === start).length
  return Math.max(0, Math.min(availability.tables, availability.memberIds.length) - taken)
}

/** The slots of the mock exhibitor that can still be requested. */
export function listAllSlots(token: string, appointmentId?: number): ShownSlot[] {
  const { availability } = laid
  if (!availability) return []
  const soonest = Date.now() + availability.noticeMinutes * 60_000
  const { side, id } = token ? requesterOf(token) : { side: 'exhibitor', id: 0 }
  const open =
    side === 'exhibitor' ? talks.find((talk) => talk.id === appointmentId && (isOpen(talk) || holds(talk))) : undefined
  const { times } = timesOf(side === 'buyer' ? id : (open?.buyerId ?? 0))
  return availability.days
    .toSorted()
    .flatMap((day) => slotsOfDay(availability, day))
    .filter(({ start }) => start.getTime() > soonest)
    .map((slot) => {
      const start = slot.start.toISOString()
      const mine = talks.filter((talk) => side === 'buyer' && talk.buyerId === id && talk.start === start)
      return {
        start,
        end: slot.end.toISOString(),
        free: freeAt(start),
        busy: mine.some(holds),
        requested: mine.some((talk) => holds(talk) || isOpen(talk)),
        suits: times && suitsTimes(times, slot),
      }
    })
}

export function alternativesTo(near: string, token: string): string[] {
  const distance = ({ start }: ShownSlot) => Math.abs(Date.parse(start) - Date.parse(near))
  return listAllSlots(token)
    .filter(({ start, free, requested }) => start !== near && free > 0 && !requested)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, 3)
    .map(({ start }) => start)
}

export function presentTalk(talk: MockTalk, side: Side, language: Language): Appointment {
  const { wasConfirmed: _w, sequence: _s, steps: _t, ...shown } = talk
  const mate = mates.find(({ id }) => id === talk.memberId)
  const company = byIdOf(exhibitorRows, talk.exhibitorId)?.company ?? ['', '']
  return {
    ...shown,
    side,
    company: say(language, company),
    buyer: say(language, talk.buyer),
    member: mate ? say(language, mate.name) : '',
    exhibitName: '',
  }
}

/** How it stands as text, as the server says it. */
export const stands: Record<AppointmentState, Both> = {
  initiated: ['尚待展商答复', 'is awaiting the exhibitor'],
  waiting: ['尚待展商答复', 'is awaiting the exhibitor'],
  proposed: ['正在等待对方答复新的时间', 'is awaiting a reply to a new time'],
  confirmed: ['已确认', 'is confirmed'],
  met: ['已标记为双方参加', 'is marked as held'],
  noShow: ['已标记为未到场', 'is marked as a no-show'],
  declined: ['已被婉拒', 'was declined'],
  cancelled: ['已取消', 'was canceled'],
  expired: ['已过期', 'has expired'],
}

export const dayOf = (talk: MockTalk): string => chinaDay(new Date(talk.start))
export { otherSide }

/** A talk as organizers list it. */
export function listedTalk(talk: MockTalk, language: Language): ListedAppointment {
  const { id, state, start, end, place, company, buyer, member, table, absent, decision, ...more } = presentTalk(
    talk,
    'exhibitor',
    language,
  )
  const contested = state === 'noShow' && more.contested && decision === null
  const contestReason = more.contested ? more.reason : ''
  return { id, state, start, end, place, company, buyer, member, table, absent, contested, contestReason, decision }
}
