import * as contract from '#contract/fair/exhibits/endpoints.ts'
import { LABEL_NAMES } from '#contract/fair/exhibits/labels.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { listCategories, nameCategories } from './categories.queries'
import { countLabels, findExhibit, listExhibits, listRecommended, listRelated } from './exhibits.queries'

export { categoryContent, exhibitContent } from './content.queries'
export { findParts } from './categories.queries'
export { findExhibit, listExhibitCards } from './exhibits.queries'
export { type NewExhibit, upsertExhibits } from './exhibits.write.queries.ts'
export { categoryRecords, exhibitRecords, hiddenExhibits, shownCategories, shownExhibits } from './exhibits.schema'
export { onExhibitsPublished } from './published'
export { findExhibitNames } from './official-names.queries'
export { reindexExhibits } from './reindex.queries.ts'

export const exhibits: Route[] = [
  serve(contract.listExhibits, ({ db, language, input }) => listExhibits(db, language, input)),
  serve(contract.listCommodities, ({ db, language, input }) => listExhibits(db, language, { ...input, priced: true })),
  serve(contract.listExhibitLabels, async ({ db, language }) => {
    const counted = await countLabels(db)
    return counted.flatMap(({ label, count }) => {
      const name = LABEL_NAMES[label]
      return name ? [{ label, name: pick(name, language), count }] : []
    })
  }),
  serve(contract.recommendExhibits, ({ db, language, input: { exhibitsInfoId, limit } }) => {
    return exhibitsInfoId ? listRelated(db, language, exhibitsInfoId, limit) : listRecommended(db, language, limit)
  }),
  serve(contract.getExhibit, async ({ db, language, input }) => {
    const exhibit = await findExhibit(db, language, input.id)
    if (!exhibit) throw fail('ExhibitNotFound')
    return exhibit
  }),
  serve(contract.listCategories, ({ db, language, input }) => listCategories(db, language, input.hallId)),
  serve(contract.getCategory, ({ db, language }) => nameCategories(db, language)),
]
