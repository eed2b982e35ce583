import { REOPEN_DAYS } from '#contract/operations/reports/limits.ts'
import { byIdOf, nextIdOf } from '#src/mocks/core/bilingual.ts'
import { refuse } from '#src/mocks/core/mock.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { findMockAccountById } from '#src/mocks/foundation/accounts/accounts.ts'
import { type Case, caseOf, cases, stepOf } from './cases'

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
  const id = nextIdOf(cases)
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

/** The open case as it was read. */
function findSeen({ id, version }: Seen): Case {
  const found = byIdOf(cases, id) ?? refuse('ReportNotFound')
  if (found.state !== 'open') return refuse('ReportDecided')
  return found.version === version ? found : refuse('ReportChanged')
}

type Decision = Seen & { outcome: 'upheld' | 'dismissed' | 'answered'; reply: string; by: string }

/** Ends a case. */
export function decideCase({ outcome, reply, by, ...seen }: Decision): void {
  const found = findSeen(seen)
  replace(found, {
    state: outcome,
    reply,
    decidedAt: minutesFromNow(0),
    decidedBy: findMockAccountById(by)?.name[0] ?? '',
    steps: [...found.steps, stepOf('decide', by, { outcome, text: reply })],
  })
}

/** Gives a case to somebody or nobody. */
export function assignCase(seen: Seen & { handlerId: string | null; by: string }): void {
  const found = findSeen(seen)
  const { handlerId, by } = seen
  const step = stepOf(handlerId === null ? 'release' : 'assign', by, { toId: handlerId ?? '' })
  replace(found, { handlerId, steps: [...found.steps, step] })
}

/** Opens a processed case again, for the fair or its reporter. */
export function reopenCase(
  found: Case | undefined,
  { by, reason, version }: { by: string; reason: string; version?: number },
): void {
  const byReporter = version === undefined
  if (!found) return refuse('ReportNotFound')
  if (found.state === 'open') return refuse('ReportOpen')
  if (byReporter && !reopenUntilOf(found)) return refuse('ReportReopeningOver', { days: REOPEN_DAYS })
  if (!byReporter && version !== found.version) return refuse('ReportChanged')
  replace(found, {
    state: 'open',
    reply: '',
    decidedAt: null,
    decidedBy: '',
    isReopened: true,
    reopenedByReporter: found.reopenedByReporter || byReporter,
    steps: [...found.steps, stepOf('reopen', by, { byReporter, text: reason })],
  })
}

const DAY_MS = 86_400_000

/** Until when its reporter may have a case looked at again; null: not now. */
export function reopenUntilOf({ state, decidedAt, reopenedByReporter }: Case): string | null {
  if (state === 'open' || decidedAt === null || reopenedByReporter) return null
  const until = Date.parse(decidedAt) + REOPEN_DAYS * DAY_MS
  return until > Date.now() ? new Date(until).toISOString() : null
}
