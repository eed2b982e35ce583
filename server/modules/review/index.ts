import * as contract from '../../../contract/review/endpoints'
import type { CaseState } from '../../../contract/review/schemas'
import { caseStates } from '../../../contract/review/rules'
import { toPage } from '../../platform/db/page'
import { type Route, serve } from '../../platform/http/serve'
import { presentCase } from './case.present'
import { getCase } from './case-detail'
import { decideInOne } from './decide'
import { exportCases } from './export-cases'
import { countCases, listCases } from './review.queries'

/** What the organizer's desk does with registrations and sign-ups. */
export const review: Route[] = [
  serve(contract.listCases, async ({ db, input, language, viewer }) => {
    const counted = await countCases(db, input)
    const rows = await listCases(db, input)
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
  serve(contract.getCase, ({ db, input, language, viewer }) => {
    return getCase(db, input.subject, input.id, { language, viewer })
  }),
  serve(contract.decideCase, async (context) => {
    await decideInOne(context)
    const { db, input, language, viewer } = context
    return getCase(db, input.subject, input.id, { language, viewer })
  }),
  serve(contract.exportCases, ({ db, input, language, viewer }) => exportCases(db, input, { language, viewer })),
]
