import type { Language } from '#contract/core/language.ts'
import type { Application } from '#contract/people/enrollment/schemas.ts'
import * as contract from '#contract/people/enrollment/endpoints.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { presentOpenExpo } from '#server/modules/fair/expo/index.ts'
import { cancel, enroll } from './enroll'
import { findExhibitorRow, listGroups, listOpenExpos, listOwn, listStates } from './enrollment.queries'

export { type Enrollment, hasEnrollments } from './enrollment.queries'
export { expoGroupContent } from './content.queries'
export { lookUpEnrollments } from './lookup.queries'
export { enrollmentSubject } from './review-subject'
export { enrollmentRecords } from './enrollment.schema'
export { countOfExhibitor, countOfExpo } from './enrollment.queries'
export { personalDataOfEnrollment } from './personal-data.queries'
export { countOpenEnrollments } from './open-work.queries'

/** 0 failed, 1 under review, 2 passed, 3 cancelled; changes requested read as under review, with the opinion. */
const statuses: Record<string, number> = { rejected: 0, changes: 1, review: 1, approved: 2, cancelled: 3 }
const toApprovalStatus = (state: string): number => statuses[state] ?? 1

type OwnRow = Awaited<ReturnType<typeof listOwn>>[number]

const presentApplication = ({ enrollment: own, expo, group }: OwnRow, language: Language): Application => ({
  id: own.id,
  expoId: own.expoId,
  expoName: pick(expo, language),
  approvalStatus: toApprovalStatus(own.state),
  cause: own.opinion,
  type: own.type,
  exhibitionType: own.exhibitionType,
  exhibitionGroupName: group ? pick(group, language) : '',
  submittedAt: own.submittedAt.toISOString(),
})

/** The applications of an account that are not decided: those that need changes first. */
export async function listUndecidedApplications(db: Db, accountId: number, language: Language): Promise<Application[]> {
  const rows = await listOwn(db, accountId)
  const inState = (state: string) => rows.filter(({ enrollment: own }) => own.state === state)
  return [...inState('changes'), ...inState('review')].map((row) => presentApplication(row, language))
}

export const enrollment: Route[] = [
  serve(contract.allRegList, async ({ db, viewer, language }) => {
    const rows = await listOwn(db, Number(viewer?.userId ?? 0))
    return rows.map((row) => presentApplication(row, language))
  }),
  serve(contract.registerList, async ({ input, db, viewer, language }) => {
    const { rows, total } = await listOpenExpos(db, input)
    const ids = rows.map(({ id }) => id)
    const states = viewer ? await listStates(db, Number(viewer.userId), ids) : new Map<number, string>()
    const list = rows.map((expo) => {
      const state = states.get(expo.id)
      return {
        ...presentOpenExpo(expo, language),
        approvalStatus: state === undefined ? null : toApprovalStatus(state),
      }
    })
    return toPage(list, total, input)
  }),
  serve(contract.getGroupList, ({ input, db, language }) => listGroups(db, language, input)),
  serve(contract.expoEnroll, async (context) => enroll(context, await getViewerAccount(context))),
  serve(contract.cancelEnrollment, async (context) => cancel(context, await getViewerAccount(context))),
  serve(contract.getSponsorExhibitorDetail, async (context) => {
    const { exhibitorId } = await getViewerAccount(context)
    const exhibitor = exhibitorId === null ? undefined : await findExhibitorRow(context.db, exhibitorId)
    return exhibitor ? [{ exhibitorId: exhibitor.id, exhibitorName: pick(exhibitor.company, context.language) }] : []
  }),
]
