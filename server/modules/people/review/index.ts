import * as contract from '#contract/people/review/endpoints.ts'
import type { CaseState } from '#contract/people/review/schemas.ts'
import { caseStates } from '#contract/people/review/rules.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { mayDecide, presentCase } from './case.present'
import { getCase } from './case-detail'
import { decideAtOnce } from './decide'
import { exportCases } from './export-cases'
import { countCases, listCases } from './review.queries'
import { addReason, listReasons } from './reasons'
import { removeReason } from './reasons.queries'
import type { ReviewSubjects } from './subject'

export { presentContact } from './case.present'
export { caseColumns } from './case-columns.queries'
export { bilingualLine, type CaseLine, plainLine } from './lines'
export type { CaseRecord } from './review.queries'
export { eraseSnapshots } from './snapshots.queries'
export { resealSnapshots } from './snapshots'
export { removeSnapshot } from './snapshots.queries'
export type { Decision, ReviewSubject, ShownContact } from './subject'
export { personalDataOfReview, snapshotsOf } from './personal-data.queries'

/** What the organizer console does with cases, whatever they are about. */
export const review = (subjects: ReviewSubjects): Route[] => [
  serve(contract.listCases, async ({ db, input, language, viewer }) => {
    const cases = subjects[input.subject].selectCases(db)
    const requested = { ...input, whole: mayDecide({ viewer }) }
    const counted = await countCases(db, cases, requested)
    const rows = await listCases(db, cases, requested)
    const of = (state: CaseState) => counted.get(state) ?? 0
    const total = input.state ? of(input.state) : caseStates.reduce((sum, state) => sum + of(state), 0)
    const list = rows.map((row) => presentCase(input.subject, row, { language, viewer }))
    const counts = {
      review: of('review'),
      changes: of('changes'),
      approved: of('approved'),
      rejected: of('rejected'),
      cancelled: of('cancelled'),
    }
    return { ...toPage(list, total, input), counts }
  }),
  serve(contract.getCase, ({ db, input, ...reader }) => getCase(db, subjects, input, reader)),
  serve(contract.decideCase, async (context) => {
    await decideAtOnce(context, subjects)
    return getCase(context.db, subjects, context.input, context)
  }),
  serve(contract.exportCases, ({ db, input, language, viewer }) =>
    exportCases(db, subjects[input.subject], input, { language, viewer }),
  ),
  serve(contract.listReasons, ({ db }) => listReasons(db)),
  serve(contract.addReason, (context) => addReason(context)),
  serve(contract.removeReason, async ({ input, write }) => {
    await write((db) => removeReason(db, input.id))
    return {}
  }),
]
