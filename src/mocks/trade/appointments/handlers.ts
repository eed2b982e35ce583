import * as contract from '#contract/trade/appointments/endpoints.ts'
import { type AppointmentState, checkOffer, type Side } from '#contract/trade/appointments/rules.ts'
import type { Appointment, AppointmentStep } from '#contract/trade/appointments/schemas.ts'
import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import { errorText } from '#contract/catalog/errors.ts'
import type { Language } from '#contract/core/language.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { refuseBlocked } from '#src/mocks/trade/blocks/blocks.ts'
import { mock, mockBytes, Refusal, refuse } from '#src/mocks/core/mock.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'
import { dateIn, minutesFromNow } from '#src/mocks/core/time.ts'
import { rooms } from './rooms'
import {
  addTalk,
  alternativesTo,
  requesterOf,
  dayOf,
  endOf,
  findTalk,
  freeAt,
  laid,
  listAllSlots,
  mates,
  type MockTalk,
  note,
  otherSide,
  OWN_EXHIBITOR,
  ownTalks,
  listedTalk,
  presentTalk,
  setTimes,
  stands,
  talks,
  timesOf,
} from './talks'

/** What each key has requested. */
const requests = new Map<string, MockTalk>()
const DAY_MS = 86_400_000

const readLaid = (token: string, language: Language) => ({
  ...laid,
  members: mates.map(({ id, name }) => ({ id, name: say(language, name) })),
  self: requesterOf(token).id,
  lastDay: dateIn(60),
})

interface Changing {
  id: number
  token: string
  language: Language
  states: readonly AppointmentState[]
  action: AppointmentStep['action']
  text?: string
  /** Changes it, or refuses to. */
  change: (talk: MockTalk, side: Side) => void
}

/** Changes a talk that stands in one of the states, as the server would. */
function change({ id, token, language, states, action, text, ...more }: Changing): Appointment {
  const talk = findTalk(id, token) ?? refuse('AppointmentNotFound')
  const { side, name } = requesterOf(token)
  if (!states.includes(talk.state)) return refuse('AppointmentChanged', { now: say(language, stands[talk.state]) })
  more.change(talk, side)
  talk.sequence += 1
  note(talk, action, side, name, text)
  return presentTalk(talk, side, language)
}

const open = ['initiated', 'waiting', 'proposed'] as const

function take(talk: MockTalk, start: string, token: string): void {
  if (freeAt(start, talk) === 0) return refuse('AppointmentFull', { alternatives: alternativesTo(start, token) })
  Object.assign(talk, { state: 'confirmed', table: 1, answerBy: null, proposal: null, wasConfirmed: true })
}

const confirm = (id: number, token: string, language: Language, memberId = 1) =>
  change({
    id,
    token,
    language,
    states: ['initiated', 'waiting'],
    action: 'confirm',
    change(talk) {
      take(talk, talk.start, token)
      talk.memberId = memberId
    },
  })

export const appointments = [
  mock(contract.getAvailability, ({ token, language }) => readLaid(token, language)),
  mock(contract.saveAvailability, ({ input, token, language }) => {
    const { version, ...availability } = input
    const kept = laid.availability?.days ?? []
    for (const [field, error] of Object.entries(checkOffer(input, { now: new Date(), kept })))
      return refuse(error, { field })
    if (version !== laid.version) return refuse('AvailabilityChanged')
    Object.assign(laid, { availability, version: version + 1 })
    return readLaid(token, language)
  }),
  mock(contract.listBookable, ({ input, token }) => {
    const isHere = exhibitorRows.some(({ id, hallId }) => id === OWN_EXHIBITOR && hallId === input.hallId)
    const isFree = listAllSlots(token).some(({ free }) => free > 0)
    return { exhibitorIds: isHere && isFree ? [OWN_EXHIBITOR] : [] }
  }),
  mock(contract.listSlots, ({ input, token }) => {
    const { availability } = laid
    if (input.exhibitorId !== OWN_EXHIBITOR || !availability)
      return { offered: [], places: [], slotMinutes: 0, noticeMinutes: 0, slots: [] }
    const all = listAllSlots(token, input.appointmentId)
    const first = chinaDayBounds(input.from ?? dateIn(0)).from.getTime()
    const isIn = (at: number) => at >= first && at < first + input.days * DAY_MS
    return {
      offered: [...new Set(all.map(({ start }) => chinaDay(new Date(start))))],
      places: availability.places,
      slotMinutes: availability.slotMinutes,
      noticeMinutes: availability.noticeMinutes,
      slots: all.filter(({ start }) => isIn(Date.parse(start))),
    }
  }),
  mock(contract.askAppointment, ({ input, token, language }) => {
    const known = requests.get(input.key)
    if (known) return presentTalk(known, 'buyer', language)
    const { id } = requesterOf(token)
    const start = new Date(input.start).toISOString()
    const slot = listAllSlots(token).find((one) => one.start === start)
    if (!slot || input.exhibitorId !== OWN_EXHIBITOR) return refuse('AppointmentNotOffered', { field: 'start' })
    if (slot.requested) return refuse('AppointmentDuplicate')
    if (slot.free === 0) return refuse('AppointmentFull', { alternatives: alternativesTo(start, token) })
    const { demandId, offerId = null } = input
    refuseBlocked(token, { exhibitorId: input.exhibitorId })
    const about = demandId === undefined ? null : { demandId, offerId, title: '青瓷茶具采购' }
    const { place, purpose } = input
    const made = addTalk({ buyerId: id, state: 'initiated', start, place, purpose, more: { about } })
    requests.set(input.key, made)
    return presentTalk(made, 'buyer', language)
  }),
  mock(contract.listAppointments, ({ input, token, language }) => {
    const { side } = requesterOf(token)
    const own = ownTalks(token)
    const matchesInput = (talk: MockTalk) =>
      (!input.state || talk.state === input.state) && (!input.day || dayOf(talk) === input.day)
    const now = Date.now()
    const rows = own.filter(matchesInput).toSorted((one, other) => {
      const [a, b] = [Date.parse(one.start), Date.parse(other.start)]
      const isOver = (talk: MockTalk) => Number(Date.parse(talk.end) < now)
      return isOver(one) - isOver(other) || Math.abs(a - now) - Math.abs(b - now)
    })
    const shown = rows.map((talk) => presentTalk(talk, side, language))
    return {
      ...paginate(shown, input),
      waiting: own.filter(({ state }) => state === 'initiated' || state === 'waiting').length,
    }
  }),
  mock(contract.openAppointment, ({ input, token, language }) => {
    const talk = findTalk(input.id, token) ?? refuse('AppointmentNotFound')
    const { side, name } = requesterOf(token)
    if (side === 'exhibitor' && talk.state === 'initiated') {
      talk.state = 'waiting'
      note(talk, 'see', side, name)
    }
    return { ...presentTalk(talk, side, language), steps: talk.steps }
  }),
  mock(contract.confirmAppointment, ({ input, token, language }) => confirm(input.id, token, language, input.memberId)),
  mock(contract.confirmAppointments, ({ input, token, language }) => {
    const refused = input.ids.flatMap((id) => {
      try {
        confirm(id, token, language)
        return []
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return [{ id, reason: errorText(error.error, error.details, language) }]
      }
    })
    return { confirmed: input.ids.length - refused.length, refused }
  }),
  mock(contract.declineAppointment, ({ input, token, language }) =>
    change({
      ...input,
      token,
      language,
      states: open,
      action: 'decline',
      text: input.reason,
      change: (talk, side) =>
        void Object.assign(talk, {
          state: 'declined',
          reason: input.reason,
          endedBy: side,
          answerBy: null,
          proposal: null,
        }),
    }),
  ),
  mock(contract.proposeAppointment, ({ input, token, language }) =>
    change({
      ...input,
      token,
      language,
      states: requesterOf(token).side === 'exhibitor' ? [...open, 'confirmed'] : ['confirmed'],
      action: 'propose',
      change: (talk, side) => {
        const start = new Date(input.start).toISOString()
        if (freeAt(start, talk) === 0) return refuse('AppointmentFull', { alternatives: alternativesTo(start, token) })
        talk.proposal = { start, end: endOf(start), place: input.place ?? talk.place, by: side }
        talk.answerBy = minutesFromNow(24 * 60)
        if (talk.state !== 'confirmed') talk.state = 'proposed'
        return undefined
      },
    }),
  ),
  mock(contract.answerProposal, ({ input, token, language }) =>
    change({
      ...input,
      token,
      language,
      states: ['proposed', 'confirmed'],
      action: input.accept ? 'accept' : 'refuse',
      change: (talk, side) => {
        const { proposal } = talk
        if (!proposal || proposal.by === side) {
          refuse('AppointmentChanged', { now: say(language, stands[talk.state]) })
        } else if (input.accept) {
          take(talk, proposal.start, token)
          Object.assign(talk, { start: proposal.start, end: proposal.end, place: proposal.place })
        } else {
          if (talk.state === 'proposed') Object.assign(talk, { state: 'declined', endedBy: side })
          Object.assign(talk, { proposal: null, answerBy: null })
        }
      },
    }),
  ),
  mock(contract.assignAppointment, ({ input, token, language }) =>
    change({
      ...input,
      token,
      language,
      states: ['confirmed'],
      action: 'assign',
      change: (talk) => void (talk.memberId = input.memberId),
    }),
  ),
  mock(contract.cancelAppointment, ({ input, token, language }) =>
    change({
      ...input,
      token,
      language,
      states: [...open, 'confirmed'],
      action: 'cancel',
      text: input.reason,
      change: (talk, side) =>
        void Object.assign(talk, {
          state: 'cancelled',
          reason: input.reason,
          endedBy: side,
          answerBy: null,
          proposal: null,
        }),
    }),
  ),
  mock(contract.markAppointment, ({ input, token, language }) =>
    change({
      ...input,
      token,
      language,
      states: ['confirmed', 'noShow'],
      action: input.outcome === 'met' ? 'meet' : 'noShow',
      change: (talk, side) => {
        if (Date.parse(talk.start) > Date.now()) return refuse('AppointmentNotStarted')
        const absent = input.outcome === 'met' ? null : otherSide(side)
        return void Object.assign(talk, { state: input.outcome, absent })
      },
    }),
  ),
  mock(contract.contestAppointment, ({ input, token, language }) =>
    change({
      ...input,
      token,
      language,
      states: ['noShow'],
      action: 'contest',
      text: input.reason,
      change: (talk) => void Object.assign(talk, { contested: true, reason: input.reason }),
    }),
  ),
  mockBytes(contract.getAppointmentCalendar, ({ input, token }) => {
    const talk = findTalk(input.id, token)
    if (!talk?.wasConfirmed) return refuse('AppointmentNotFound')
    const stamp = (at: string) => at.replace(/[-:]|\.\d+/g, '')
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:yunzhan/appointments',
      `METHOD:${talk.state === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`,
      'BEGIN:VEVENT',
      `UID:appointment-${talk.id}@mock`,
      `SEQUENCE:${talk.sequence}`,
      `DTSTART:${stamp(talk.start)}`,
      `DTEND:${stamp(talk.end)}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]
    return { type: 'text/calendar', body: lines.join('\r\n') }
  }),
  mock(contract.listAllAppointments, ({ input, language }) => {
    const rows = talks
      .map((talk) => listedTalk(talk, language))
      .filter((one) => !input.only || one.contested)
      .filter((one) => !input.state || one.state === input.state)
      .filter((one) => !input.day || chinaDay(new Date(one.start)) === input.day)
      .filter((one) => containsText(input.keyWord, one.company))
      .toSorted((one, other) => other.start.localeCompare(one.start))
    return paginate(rows, input)
  }),
  mock(contract.decideAppointment, ({ input, language }) => {
    const talk = talks.find(({ id }) => id === input.id) ?? refuse('AppointmentNotFound')
    if (talk.decision) return refuse('AppointmentDecided')
    if (!listedTalk(talk, language).contested)
      return refuse('AppointmentChanged', { now: say(language, stands[talk.state]) })
    const { outcome, reason } = input
    Object.assign(talk, { decision: { outcome, reason } }, outcome === 'met' ? { state: 'met', absent: null } : {})
    note(talk, 'decide', null, ['', ''], reason)
    return listedTalk(talk, language)
  }),
  mock(contract.getBuyerTimes, ({ token }) => ({ ...timesOf(requesterOf(token).id), lastDay: dateIn(60) })),
  mock(contract.saveBuyerTimes, ({ input, token }) => {
    const { version, ...times } = input
    const { id } = requesterOf(token)
    const before = timesOf(id)
    const offer = { ...times, slotMinutes: 15 }
    for (const [field, error] of Object.entries(checkOffer(offer, { now: new Date(), kept: before.times?.days ?? [] })))
      return refuse(error, { field })
    if (version !== before.version) return refuse('TimesChanged')
    setTimes(id, { times, version: version + 1 })
    return { ...timesOf(id), lastDay: dateIn(60) }
  }),
  ...rooms,
]
