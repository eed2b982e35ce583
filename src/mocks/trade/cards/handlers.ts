import * as contract from '#contract/trade/cards/endpoints.ts'
import { checkCard, findCardCode, type MeetingState } from '#contract/trade/cards/rules.ts'
import type { Card, Meeting, ScannedMeeting } from '#contract/trade/cards/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { byIdOf, say, nextIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, refuse, refuseBreaches } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/rows.ts'
import { accountOfToken, findMockAccountById, userInfoOf } from '#src/mocks/foundation/accounts/accounts.ts'
import { codes, type MockMeeting, meetings, written } from './cards'

function cardOf(userId: string, language: Language): Card {
  const account = findMockAccountById(userId)
  const { personName = '', email = '', mobile = '' } = account ? userInfoOf(account, language) : {}
  return written.get(userId) ?? { name: personName, company: '', mail: email, phone: mobile, version: 0 }
}

const stateOf = ({ state, until }: MockMeeting): MeetingState =>
  state === 'asked' && until <= new Date().toISOString() ? 'over' : state

function present(one: MockMeeting, language: Language): Meeting {
  const { id, exhibitorId, place, at, until, given } = one
  const seller = byIdOf(exhibitorRows, exhibitorId)
  const by = say(language, ['沈砚秋', 'Shen Yanqiu'])
  const company = seller ? say(language, seller.company) : ''
  return { id, exhibitorId, place, at, until, given, by, company, state: stateOf(one) }
}

function presentScanned(one: MockMeeting, language: Language): ScannedMeeting {
  const state = stateOf(one)
  const { name } = cardOf(one.holder, language)
  const isTold = state === 'asked' || one.given.includes('name')
  return {
    id: one.id,
    state,
    name: isTold ? name : '',
    until: one.until,
    leadId: state === 'given' ? Number(one.holder) : null,
  }
}

const ownOf = (token: string) => meetings.filter(({ holder }) => holder === accountOfToken(token).userId)

export const cards = [
  mock(contract.getCard, ({ token, language }) => cardOf(accountOfToken(token).userId, language)),
  mock(contract.saveCard, ({ input, token }) => {
    const { userId } = accountOfToken(token)
    refuseBreaches(checkCard(input))
    if ((written.get(userId)?.version ?? 0) !== input.version) return refuse('CardChanged')
    const card = { ...input, version: input.version + 1 }
    written.set(userId, card)
    return card
  }),
  mock(contract.showCard, ({ token }) => {
    const code = `${String(codes.size + 22).padStart(4, '2')}WXYZ`.replace(/[01]/g, '7')
    codes.set(code, accountOfToken(token).userId)
    return { code, until: minutesFromNow(10) }
  }),
  mock(contract.scanCard, ({ input, language }) => {
    const code = findCardCode(input.code)
    const holder = code === undefined ? undefined : codes.get(code)
    if (code === undefined || holder === undefined) return refuse('CardCodeWrong')
    codes.delete(code)
    const times = { at: new Date().toISOString(), until: minutesFromNow(10) }
    const id = nextIdOf(meetings)
    const added: MockMeeting = { id, exhibitorId: 1, holder, state: 'asked', place: '1A-08', given: [], ...times }
    meetings.push(added)
    return presentScanned(added, language)
  }),
  mock(contract.getScannedMeeting, ({ input, language }) => {
    const one =
      meetings.find(({ id, exhibitorId }) => id === input.id && exhibitorId === 1) ?? refuse('MeetingNotFound')
    return presentScanned(one, language)
  }),
  mock(contract.listWaitingMeetings, ({ token, language }) => ({
    list: ownOf(token)
      .filter((one) => stateOf(one) === 'asked')
      .map((one) => present(one, language)),
  })),
  mock(contract.listMeetings, ({ input, token, language }) =>
    paginate(
      ownOf(token)
        .filter(({ state }) => state !== 'asked')
        .toSorted((one, other) => other.at.localeCompare(one.at))
        .map((one) => present(one, language)),
      input,
    ),
  ),
  mock(contract.answerMeeting, ({ input, token, language }) => {
    const one = ownOf(token).find(({ id }) => id === input.id) ?? refuse('MeetingNotFound')
    const state = input.give.length > 0 ? 'given' : 'refused'
    if (stateOf(one) === 'asked') Object.assign(one, { state, given: input.give })
    else if (one.state !== state) return refuse('MeetingOver')
    return present(one, language)
  }),
  mock(contract.takeBackMeeting, ({ input, token, language }) => {
    const one = ownOf(token).find(({ id }) => id === input.id)
    if (one?.state !== 'given' && one?.state !== 'takenBack') return refuse('MeetingNotFound')
    Object.assign(one, { state: 'takenBack', given: [] })
    return present(one, language)
  }),
]
