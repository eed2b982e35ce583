import * as contract from '#contract/trade/appointments/endpoints.ts'
import { hasRoom, roomPhase, roomWindow } from '#contract/trade/appointments/room.ts'
import type { Outcome, TalkRoom } from '#contract/trade/appointments/talk-schemas.ts'
import { directConversationId, serviceUserId } from '#contract/live/chat/rules.ts'
import { chinaMoment } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { exhibitCardIn } from '#src/mocks/fair/exhibits/exhibits.ts'
import { exhibitRows } from '#src/mocks/fair/exhibits/rows.ts'
import { requesterOf, findTalk, presentTalk, stands } from './talks'

/** What each side has noted, by talk and side. */
const outcomes = new Map<string, Outcome>()
const nothingYet: Outcome = {
  version: 0,
  nextStep: 'none',
  note: '',
  amount: null,
  currency: null,
  by: '',
  at: null,
}

const exhibitsOf = (exhibitorId: number, language: Language): TalkRoom['exhibits'] =>
  exhibitRows
    .filter((row) => row.exhibitorId === exhibitorId)
    .map((row) => {
      const { exhibitsInfoId, exhibitsName, exhibitsCoverUrl, price } = exhibitCardIn(language, row)
      return { id: exhibitsInfoId, name: exhibitsName, coverUrl: exhibitsCoverUrl, price }
    })

const at = (moment: number) => ({ at: `${chinaMoment(new Date(moment))} (GMT+8)` })

export const rooms = [
  mock(contract.openTalkRoom, ({ input, token, language }) => {
    const talk = findTalk(input.id, token) ?? refuse('AppointmentNotFound')
    if (!hasRoom(talk)) return refuse('AppointmentNoRoom')
    const { opensAt, closesAt } = roomWindow(talk)
    const phase = roomPhase(talk, Date.now())
    if (phase === 'early') return refuse('AppointmentRoomNotOpen', at(opensAt))
    if (phase === 'over') return refuse('AppointmentRoomClosed', at(closesAt))
    const { side } = requesterOf(token)
    const { id, company, buyer, member, purpose, start, end, exhibitorId } = presentTalk(talk, side, language)
    return {
      id,
      side,
      other: side === 'buyer' ? company : buyer,
      member,
      purpose,
      start,
      end,
      opensAt: new Date(opensAt).toISOString(),
      closesAt: new Date(closesAt).toISOString(),
      exhibitorId,
      conversationID: directConversationId(
        side === 'buyer' ? serviceUserId(String(exhibitorId)) : String(talk.buyerId),
      ),
      iceServers: [],
      icePolicy: 'all' as const,
      relayUntil: null,
      exhibits: exhibitsOf(exhibitorId, language),
    }
  }),
  mock(contract.getOutcome, ({ input, token }) => {
    if (!findTalk(input.id, token)) return refuse('AppointmentNotFound')
    return outcomes.get(`${input.id}:${requesterOf(token).side}`) ?? nothingYet
  }),
  mock(contract.saveOutcome, ({ input, token, language }) => {
    const talk = findTalk(input.id, token) ?? refuse('AppointmentNotFound')
    if (talk.state !== 'met') return refuse('AppointmentChanged', { now: say(language, stands[talk.state]) })
    const { side, name } = requesterOf(token)
    const key = `${input.id}:${side}`
    const { version = 0 } = outcomes.get(key) ?? {}
    if (input.version !== version) return refuse('OutcomeChanged')
    const { nextStep, note, amount } = input
    const currency = amount === null ? null : input.currency
    if (amount !== null && currency === null) return refuse('OutcomeCurrency', { field: 'currency' })
    const by = say(language, name)
    const noted = { version: version + 1, nextStep, note, amount, currency, by, at: new Date().toISOString() }
    outcomes.set(key, noted)
    return noted
  }),
]
