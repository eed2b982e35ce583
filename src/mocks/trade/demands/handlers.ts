import * as contract from '#contract/trade/demands/endpoints.ts'
import { DEMANDS_MAX, SUBMISSIONS_PER_DAY } from '#contract/trade/demands/limits.ts'
import { checkDemand, checkDraft, isWritable } from '#contract/trade/demands/rules.ts'
import type { DemandDocument } from '#contract/trade/demands/rules.ts'
import { connector } from '#contract/core/connector.ts'
import { mock, refuse, refuseBreaches } from '#src/mocks/core/mock.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'
import { findMockFile } from '#src/mocks/foundation/files/files.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { demandCardIn, demandIn, demands, endOf, isFor, type MockDemand, ownDemandIn } from './demands'

/** Whether an open report is about a demand. */
export const openCases = connector<(demandId: number) => boolean>('open cases of demands')

const readerOf = (token: string) => (token === '' ? undefined : accountOfToken(token))
const now = () => new Date().toISOString()

const newest = (one: MockDemand) => one.shown?.at ?? ''
const sorts = {
  newest: (a: MockDemand, b: MockDemand) => newest(b).localeCompare(newest(a)),
  ending: (a: MockDemand, b: MockDemand) =>
    (a.shown?.document.validUntil ?? '').localeCompare(b.shown?.document.validUntil ?? ''),
  quantity: (a: MockDemand, b: MockDemand) => (b.shown?.document.quantity ?? 0) - (a.shown?.document.quantity ?? 0),
}

/** What the hall shows: approved, and open to all. */
export const listShown = (): MockDemand[] =>
  demands.filter(({ shown }) => shown !== undefined && shown.document.exhibitorIds.length === 0)

const findOwn = (id: number, token: string): MockDemand | undefined =>
  demands.find((one) => one.id === id && one.buyer === accountOfToken(token).userId)

/** Refuses a document that cannot be stored or sent. */
function refuseDocument(document: DemandDocument, submit: boolean): void {
  refuseBreaches(submit ? checkDemand(document) : checkDraft(document))
  if (!document.files.every(findMockFile)) refuse('FileNotFound', { field: 'files' })
}

const DAY_MS = 86_400_000

const submittedToday = (buyer: string): number =>
  demands.filter((one) => one.buyer === buyer && Date.now() - Date.parse(one.submittedAt ?? '') < DAY_MS).length

function refuseMore(buyer: string, submit: boolean): void {
  const kept = demands.filter((one) => one.buyer === buyer && endOf(one) === '')
  if (kept.length >= DEMANDS_MAX) return refuse('TooManyDemands', { max: DEMANDS_MAX })
  if (submit && submittedToday(buyer) >= SUBMISSIONS_PER_DAY) refuse('TooManySubmissions', { max: SUBMISSIONS_PER_DAY })
}

const made = new Map<string, MockDemand>()
let lastId = 100

function add(key: string, document: DemandDocument, submit: boolean, buyer: string): MockDemand {
  const at = now()
  const added: MockDemand = {
    id: (lastId += 1),
    buyer,
    state: submit ? 'review' : 'draft',
    version: 1,
    document,
    shown: undefined,
    closed: false,
    opinion: '',
    submittedAt: submit ? at : null,
    updatedAt: at,
  }
  demands.push(added)
  made.set(key, added)
  return added
}

/** An own demand as it was seen. */
function findSeen({ id, version }: { id: number; version: number }, token: string): MockDemand {
  const found = findOwn(id, token) ?? refuse('DemandNotFound')
  return found.version === version ? found : refuse('DemandChanged')
}

const change = (one: MockDemand, to: Partial<MockDemand>): MockDemand =>
  Object.assign(one, to, { version: one.version + 1, updatedAt: now() })

const isIn = (one: MockDemand, state: string | undefined): boolean => {
  if (state === undefined) return true
  if (state === 'shown') return one.shown !== undefined && endOf(one) === ''
  return state === 'ended' ? endOf(one) !== '' : one.state === state
}

export const demandHandlers = [
  mock(contract.listDemands, ({ input, language }) =>
    paginate(
      listShown()
        .filter((one) => input.categoryId === undefined || one.shown?.document.categoryId === input.categoryId)
        .filter((one) => !input.open || endOf(one) === '')
        .filter(({ document: { title, supplement } }) =>
          containsText(input.keyWord, title.zh, title.en, supplement.zh, supplement.en),
        )
        .toSorted(sorts[input.sort])
        .map((one) => demandCardIn(language, one)),
      input,
    ),
  ),
  mock(contract.getDemand, ({ input, token, language }) => {
    const found = demands.find(({ id }) => id === input.id)
    return found && isFor(found, readerOf(token))
      ? demandIn(language, found, readerOf(token))
      : refuse('DemandNotFound')
  }),
  mock(contract.verifyDemandStatus, ({ input, token }) => {
    const found = demands.find(({ id }) => id === input.id)
    if (!found || !isFor(found, readerOf(token))) return refuse('DemandNotFound')
    if (endOf(found) !== '') return refuse('DemandEnded')
    return found.shown?.version === input.version ? {} : refuse('DemandChanged')
  }),
  mock(contract.addDemand, ({ input: { key, document, submit }, token, language }) => {
    const known = made.get(key)
    if (known) return ownDemandIn(language, known)
    const { userId } = accountOfToken(token)
    refuseDocument(document, submit)
    refuseMore(userId, submit)
    return ownDemandIn(language, add(key, document, submit, userId))
  }),
  mock(contract.saveDemand, ({ input, token, language }) => {
    const found = findSeen(input, token)
    if (!isWritable(found.state) || found.closed) return refuse('DemandNotNow')
    refuseDocument(input.document, input.submit)
    const sent = input.submit
      ? { state: 'review' as const, submittedAt: now(), opinion: '' }
      : { state: 'draft' as const }
    return ownDemandIn(language, change(found, { document: input.document, ...sent }))
  }),
  mock(contract.getOwnDemand, ({ input, token, language }) =>
    ownDemandIn(language, findOwn(input.id, token) ?? refuse('DemandNotFound')),
  ),
  mock(contract.listOwnDemands, ({ input, token, language }) =>
    paginate(
      demands
        .filter((one) => one.buyer === accountOfToken(token).userId && isIn(one, input.state))
        .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
        .map((one) => ownDemandIn(language, one)),
      input,
    ),
  ),
  mock(contract.recallDemand, ({ input, token, language }) => {
    const found = findSeen(input, token)
    if (found.state !== 'review') return refuse('DemandNotNow')
    return ownDemandIn(language, change(found, { state: 'draft' }))
  }),
  mock(contract.closeDemand, ({ input, token, language }) => {
    const found = findSeen(input, token)
    if (!found.shown || endOf(found) !== '') return refuse('DemandNotNow')
    return ownDemandIn(language, change(found, { closed: true }))
  }),
  mock(contract.translateOrder, () => ({ texts: null })),
  mock(contract.deleteDemand, ({ input, token }) => {
    const found = findSeen(input, token)
    if (found.shown) return refuse('DemandNotNow')
    if (openCases.port(found.id)) return refuse('DemandReported')
    demands.splice(demands.indexOf(found), 1)
    return {}
  }),
]
