import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/fair/exhibitors/endpoints.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { findExhibitor, listExhibitors, listIndustries } from './exhibitors.queries'

export { assignedBooths, hideBooths, showBooths } from './booth-numbers.queries.ts'
export { exhibitorContent, industryContent } from './content.queries'
export { findExhibitor, hasExhibitor } from './exhibitors.queries'
export { exhibitionTypeNames } from './exhibition-type-names'
export {
  findExhibitorIds,
  type NewExhibitor,
  openVrBooths,
  upsertExhibitors,
  recountExhibits,
  removeExhibitor,
} from './exhibitors.write.queries.ts'
export {
  exhibitorRecords,
  hiddenExhibitors,
  industryRecords,
  shownExhibitors,
  shownIndustries,
} from './exhibitors.schema'
export { findExhibitorNames } from './official-names.queries'
export { reindexExhibitors } from './reindex.queries.ts'
export { exhibitorUses } from './uses'

export const exhibitors: Route[] = [
  serve(contract.listExhibitors, ({ db, language, input }) => listExhibitors(db, language, input)),
  serve(contract.getExhibitor, async ({ db, language, input }) => {
    const exhibitor = await findExhibitor(db, language, input.id)
    if (!exhibitor) throw fail('ExhibitorNotFound')
    return exhibitor
  }),
  serve(contract.listIndustries, ({ db, language }) => listIndustries(db, language)),
]

/** What a booth's QR code leads to outside the mini-program: the exhibitor at that booth (spec: live §2). */
export function serveBoothCodes(app: FastifyInstance): void {
  app.get<{ Querystring: { id?: string } }>('/qrcode/boothTour', async ({ query }, reply) => {
    const id = /^\d{1,10}$/.test(query.id ?? '') ? `Detail?id=${query.id}` : ''
    return reply.redirect(`/exhibitors.html#/${id}`)
  })
}
