import * as contract from '#contract/live/live/endpoints.ts'
import type { LiveDraft, ManagedLive, ManagedLiveDetail } from '#contract/live/live/schemas.ts'
import type { LiveStatus } from '#contract/core/live/live-status.ts'
import { hasChat, hasEnded, hasPlayable, isOnAir, nextStatuses } from '#contract/live/live/rules.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import type { Language } from '#contract/core/language.ts'
import { accountOfToken, findMockAccount } from '#src/mocks/foundation/accounts/accounts.ts'
import { addLiveRow, liveIn, type LiveRow, liveRows } from './lives'
import { byIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'

/** The exhibitor that the demo exhibitors speak for; the organizer's people and anchors run the fair's. */
const OWN_EXHIBITOR = 1
const MINUTE_MS = 60_000
const ownerOf = (token: string): number | null =>
  hasPermission(accountOfToken(token).userType, 'signUp') ? OWN_EXHIBITOR : null

const runsAll = (token: string): boolean => hasPermission(accountOfToken(token).userType, 'readAccounts')

/** Whether a session takes hours of the viewer's: the organizer's people change it as they see fit. */
const isCharged = (token: string, { exhibitorId }: LiveRow): boolean => !runsAll(token) && exhibitorId !== null

/** Those that have been on, or a replay. */
const on = new Set(liveRows.filter(({ status }) => hasChat(status)).map(({ id }) => id))

const nextOf = (row: LiveRow, token: string): LiveStatus[] =>
  nextStatuses(row.status).filter((to) => to !== 0 || !(isCharged(token, row) && on.has(row.id)))

const msOf = ({ startTime, endTime }: LiveDraft): number => Date.parse(endTime) - Date.parse(startTime)

/** What the viewer may not change of a session that is on or has ended. */
function refuseUsed(row: LiveRow, draft: LiveDraft, token: string): void {
  if (!isCharged(token, row)) return
  const isOther = (field: 'startTime' | 'endTime') =>
    Math.abs(Date.parse(row.draft[field]) - Date.parse(draft[field])) >= MINUTE_MS
  const isRetyped = row.draft.type !== draft.type
  if (hasEnded(row.status)) {
    const field = (['startTime', 'endTime'] as const).find(isOther) ?? (isRetyped ? 'type' : undefined)
    if (field) refuse('LiveEnded', { field })
  }
  if (!isOnAir(row.status)) return
  if (isRetyped) refuse('LiveOnAir', { field: 'type' })
  if (msOf(row.draft) - msOf(draft) >= MINUTE_MS) refuse('LiveOnAir', { field: 'endTime' })
}

/** The rows that the viewer runs. */
export const ownRows = (token: string): LiveRow[] =>
  liveRows.filter(({ exhibitorId }) => runsAll(token) || exhibitorId === ownerOf(token))

function rowOf(row: LiveRow, language: Language): ManagedLive {
  const { id, liveName, coverImage, status, company, startTime, endTime } = liveIn(language, row)
  const counts = { reserved: id * 7, messages: status === 0 ? 0 : id * 31, reports: id % 4 === 2 ? 1 : 0 }
  return {
    id,
    liveName,
    coverImage,
    status,
    official: row.exhibitorId === null,
    company,
    startTime,
    endTime,
    ...counts,
  }
}

const maskOf = (address: string): string =>
  address.replace(/^(.).*(@.*)$|^(\d{3}).*(\d{4})$/, (_, first = '', host = '', start = '', end = '') =>
    host ? `${first}***${host}` : `${start}****${end}`,
  )

/** The draft as the viewer reads it: whole to whoever named those in it. */
const draftOf = ({ draft, namedBy }: LiveRow, token: string): LiveDraft =>
  namedBy === token ? draft : { ...draft, anchor: maskOf(draft.anchor), managers: draft.managers.map(maskOf) }

const detailOf = (row: LiveRow, language: Language, token: string): ManagedLiveDetail => ({
  ...rowOf(row, language),
  draft: draftOf(row, token),
  version: row.version,
  next: nextOf(row, token),
  timesStay: isCharged(token, row) && hasEnded(row.status),
})

const foundOf = (token: string, id: number): LiveRow => {
  const row = byIdOf(liveRows, id) ?? refuse('LiveNotFound')
  return ownRows(token).includes(row) ? row : refuse('NotYourLive')
}

/** What was sent with the masked addresses made whole again; a refusal where somebody is no account. */
function namedIn(draft: LiveDraft, before: LiveDraft | undefined): LiveDraft {
  const standing = before ? [before.anchor, ...before.managers] : []
  const whole = (address: string) => standing.find((one) => maskOf(one) === address) ?? address
  const named = { ...draft, anchor: whole(draft.anchor), managers: draft.managers.map(whole) }
  const isUnknown = (address: string) => address.trim() !== '' && !findMockAccount(address)
  if (isUnknown(named.anchor)) return refuse('AccountNotFound', { field: 'anchor' })
  return named.managers.some(isUnknown) ? refuse('AccountNotFound', { field: 'managers' }) : named
}

const added = new Map<string, LiveRow>()

export const liveManage = [
  mock(contract.listManagedLives, ({ input, token, language }) => {
    const requested: unknown[] = input.status === 1 || input.status === 6 ? [1, 6] : [input.status]
    const rows = ownRows(token).filter(
      ({ status, draft }) =>
        (input.status === undefined || requested.includes(status)) &&
        containsText(input.keyWord, draft.title.zh, draft.title.en),
    )
    return paginate(
      rows.map((row) => rowOf(row, language)),
      input,
    )
  }),
  mock(contract.getManagedLive, ({ input, token, language }) => detailOf(foundOf(token, input.id), language, token)),
  mock(contract.addLive, ({ input, token, language }) => {
    const draft = namedIn(input.draft, undefined)
    const row = added.get(input.key) ?? addLiveRow(draft, ownerOf(token), token)
    added.set(input.key, row)
    return detailOf(row, language, token)
  }),
  mock(contract.changeLive, ({ input, token, language }) => {
    const row = foundOf(token, input.id)
    if (row.version !== input.version) return refuse('LiveChanged')
    refuseUsed(row, input.draft, token)
    const draft = namedIn(input.draft, row.draft)
    // Who changed nobody has named nobody.
    const isNamed =
      JSON.stringify([draft.anchor, draft.managers]) !== JSON.stringify([row.draft.anchor, row.draft.managers])
    Object.assign(row, { draft, version: row.version + 1, ...(isNamed ? { namedBy: token } : {}) })
    return detailOf(row, language, token)
  }),
  mock(contract.setLiveStatus, ({ input, token, language }) => {
    const row = foundOf(token, input.id)
    const isPossible = row.status === input.from && nextOf(row, token).includes(input.to)
    if (!isPossible) return refuse('StatusImpossible')
    if (input.to === 1 && !hasPlayable(row.draft.pullUrl)) return refuse('NoPicture')
    row.status = input.to
    if (hasChat(input.to)) on.add(row.id)
    return detailOf(row, language, token)
  }),
  mock(contract.setLiveNotice, ({ input, token }) => {
    const row = foundOf(token, input.id)
    row.draft = { ...row.draft, notice: input.notice }
    row.version += 1
    return {}
  }),
]
