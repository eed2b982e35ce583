import { REOPEN_DAYS } from '#contract/operations/reports/limits.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { findMockAccountById } from '#src/mocks/foundation/accounts/accounts.ts'
import { type Case, caseOf, cases, stepOf } from './cases'

/** Why a case is not changed. */
export type ReportRefusal = 'ReportNotFound' | 'ReportDecided' | 'ReportChanged' | 'ReportOpen' | 'ReportReopeningOver'

const filed = new Map<string, string>()

type Filed = Pick<Case, 'kind' | 'content' | 'contact' | 'images' | 'userId'> &
  Partial<Pick<Case, 'liveId' | 'liveName' | 'demandId' | 'offerId' | 'personId' | 'metIn' | 'feedbackType'>>

interface Filing {
  caseNumber: string
  /** It was open before, by another key. */
  isKnown: boolean
}

const isOfSame = (one: Case, { demandId, offerId, personId }: Filed) =>
  (demandId && one.demandId === demandId) ||
  (offerId && one.offerId === offerId) ||
  (personId && one.personId === personId)

/** Files a case; with the key of another, or about what an open one is about, it is that other. */
export function fileCase({ key = '', ...given }: Filed & { key?: string | undefined }): Filing {
  const known = filed.get(key)
  if (known) return { caseNumber: known, isKnown: false }
  const open = cases.find((one) => one.userId === given.userId && one.state === 'open' && isOfSame(one, given))
  if (open) return { caseNumber: open.caseNumber, isKnown: true }
  const id = Math.max(...cases.map((one) => one.id)) + 1
  const made = caseOf(id, { ...given, at: minutesFromNow(0) })
  cases.unshift(made)
  if (key) filed.set(key, made.caseNumber)
  return { caseNumber: made.caseNumber, isKnown: false }
}

interface Seen {
  id: number
  version: number
}

const replace = (found: Case, change: Partial<Case>): void => {
  cases[cases.indexOf(found)] = { ...found, ...change, version: found.version + 1 }
}

/** The open case as it was read, or why it cannot be changed. */
function findSeen({ id, version }: Seen): Case | ReportRefusal {
  const found = cases.find((one) => one.id === id)
  if (!found) return 'ReportNotFound'
  if (found.state !== 'open') return 'ReportDecided'
  return found.version === version ? found : 'ReportChanged'
}

type Decision = Seen & { outcome: 'upheld' | 'dismissed' | 'answered'; reply: string; by: string }

/** Ends a case; says why not where that cannot be. */
export function decideCase({ outcome, reply, by, ...seen }: Decision): ReportRefusal | undefined {
  const found = findSeen(seen)
  if (typeof found === 'string') return found
  replace(found, {
    state: outcome,
    reply,
    decidedAt: minutesFromNow(0),
    decidedBy: findMockAccountById(by)?.name[0] ?? '',
    steps: [...found.steps, stepOf('decide', by, { outcome, text: reply })],
  })
  return undefined
}

/** Gives a case to somebody or nobody; says why not where that cannot be. */
export function assignCase(seen: Seen & { handlerId: string | null; by: string }): ReportRefusal | undefined {
  const found = findSeen(seen)
  if (typeof found === 'string') return found
  const { handlerId, by } = seen
  const step = stepOf(handlerId === null ? 'release' : 'assign', by, { toId: handlerId ?? '' })
  replace(found, { handlerId, steps: [...found.steps, step] })
  return undefined
}

/** Opens a processed case again, for the fair or its reporter; says why not where that cannot be. */
export function reopenCase(
  found: Case | undefined,
  { by, reason, version }: { by: string; reason: string; version?: number },
): ReportRefusal | undefined {
  const byReporter = version === undefined
  if (!found) return 'ReportNotFound'
  if (found.state === 'open') return 'ReportOpen'
  if (byReporter && !reopenUntilOf(found)) return 'ReportReopeningOver'
  if (!byReporter && version !== found.version) return 'ReportChanged'
  replace(found, {
    state: 'open',
    reply: '',
    decidedAt: null,
    decidedBy: '',
    isReopened: true,
    reopenedByReporter: found.reopenedByReporter || byReporter,
    steps: [...found.steps, stepOf('reopen', by, { byReporter, text: reason })],
  })
  return undefined
}

const DAY_MS = 86_400_000

/** Until when its reporter may have a case looked at again; null: not now. */
export function reopenUntilOf({ state, decidedAt, reopenedByReporter }: Case): string | null {
  if (state === 'open' || decidedAt === null || reopenedByReporter) return null
  const until = Date.parse(decidedAt) + REOPEN_DAYS * DAY_MS
  return until > Date.now() ? new Date(until).toISOString() : null
}
