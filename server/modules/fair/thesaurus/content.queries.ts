import { tieKind } from '#server/modules/fair/content/index.ts'
import { synonyms } from './thesaurus.schema'

/** Words of one meaning as the organizer edits them. */
export const synonymContent = tieKind('synonym', synonyms, {
  toRow: ({ words }) => ({ words }),
  toDocument: ({ words }) => ({ words }),
})
