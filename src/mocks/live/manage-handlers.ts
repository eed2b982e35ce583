import * as contract from '../../../contract/live/endpoints'
import type { LiveDraft, ManagedLive, ManagedLiveDetail } from '../../../contract/live/schemas'
import { nextStatuses } from '../../../contract/live/rules'
import { hasPermission } from '../../../contract/core/permissions'
import type { Language } from '../../../contract/core/language'
import { accountOfToken, findMockAccount } from '../session/accounts'
import { addLiveRow, liveIn, type LiveRow, liveRows } from './lives'
import { byIdOf } from '../core/bilingual'
import { mock, type Refusal, refuse } from '../core/mock'
import { containsText, paginate } from '../core/paginate'

/** The exhibitor that the demo exhibitors speak for; the organizer's people and anchors run the fair's. */
const OWN_EXHIBITOR = 1
const ownerOf = (token: string): number | null =>
  hasPermission(accountOfToken(token).userType, 'signUp') ? OWN_EXHIBITOR : null

const runsAll = (token: string): boolean => hasPermission(accountOfToken(token).userType, 'readAccounts')

/** The rows that the asker runs. */
const ownRows = (token: string): LiveRow[] =>
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

const detailOf = (row: LiveRow, language: Language): ManagedLiveDetail => ({
  ...rowOf(row, language),
  draft: row.draft,
  version: row.version,
  next: [...nextStatuses(row.status)],
})

const foundOf = (token: string, id: number): LiveRow | Refusal => {
  const row = byIdOf(liveRows, id)
  if (!row) return refuse('LiveNotFound')
  return ownRows(token).includes(row) ? row : refuse('NotYourLive')
}

const areKnown = ({ anchor, managers }: LiveDraft): boolean =>
  [anchor, ...managers].every((address) => address.trim() === '' || findMockAccount(address) !== undefined)

const added = new Map<string, LiveRow>()

export const liveManage = [
  mock(contract.listManagedLives, ({ input, token, language }) => {
    const wanted: unknown[] = input.status === 1 || input.status === 6 ? [1, 6] : [input.status]
    const rows = ownRows(token).filter(
      ({ status, draft }) =>
        (input.status === undefined || wanted.includes(status)) &&
        containsText(input.keyWord, draft.title.zh, draft.title.en),
    )
    return paginate(
      rows.map((row) => rowOf(row, language)),
      input,
    )
  }),
  mock(contract.getManagedLive, ({ input, token, language }) => {
    const row = foundOf(token, input.id)
    return 'draft' in row ? detailOf(row, language) : row
  }),
  mock(contract.addLive, ({ input, token, language }) => {
    if (!areKnown(input.draft)) return refuse('AccountNotFound')
    const row = added.get(input.key) ?? addLiveRow(input.draft, ownerOf(token))
    added.set(input.key, row)
    return detailOf(row, language)
  }),
  mock(contract.changeLive, ({ input, token, language }) => {
    const row = foundOf(token, input.id)
    if (!('draft' in row)) return row
    if (row.version !== input.version) return refuse('LiveChanged')
    if (!areKnown(input.draft)) return refuse('AccountNotFound')
    Object.assign(row, { draft: input.draft, version: row.version + 1 })
    return detailOf(row, language)
  }),
  mock(contract.setLiveStatus, ({ input, token, language }) => {
    const row = foundOf(token, input.id)
    if (!('draft' in row)) return row
    const isPossible = row.status === input.from && nextStatuses(input.from).includes(input.to)
    if (!isPossible) return refuse('StatusImpossible')
    row.status = input.to
    return detailOf(row, language)
  }),
  mock(contract.setLiveNotice, ({ input, token }) => {
    const row = foundOf(token, input.id)
    if (!('draft' in row)) return row
    row.draft = { ...row.draft, notice: input.notice }
    row.version += 1
    return {}
  }),
]
