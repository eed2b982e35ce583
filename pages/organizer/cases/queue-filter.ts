import type { CaseState, CaseSubject } from '#contract/people/review/schemas.ts'
import { caseSorts, caseStates } from '#contract/people/review/rules.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import type { CaseFilter } from '../api'

/** The queue opens at what waits. */
export const queueDefaults = { state: 'review' }

export const listKinds: Record<CaseSubject, readonly string[]> = {
  registration: ['exhibitorCompany', 'exhibitorIndividual', 'buyer'],
  enrollment: ['individual', 'group'],
  demand: ['open', 'named'],
}

/** Only a sign-up is cancelled, by who signed up. */
export const listStates = (subject: CaseSubject): CaseState[] =>
  caseStates.filter((state) => subject === 'enrollment' || state !== 'cancelled')

/** The filter in the address, for its page or a given one. */
export function readFilter(subject: CaseSubject, query: HashQuery, page = query.page): CaseFilter {
  const [state, kind, keyWord] = [query.text('state'), query.text('kind'), query.text('keyWord')]
  const known = caseStates.find((one) => one === state)
  const sort = caseSorts.find((one) => one === query.text('sort'))
  return {
    subject,
    ...(known ? { state: known } : {}),
    ...(kind ? { kind } : {}),
    ...(keyWord ? { keyWord } : {}),
    ...(sort ? { sort } : {}),
    page,
  }
}
