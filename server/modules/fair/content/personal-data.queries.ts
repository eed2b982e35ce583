import { erase, type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { contentChanges, contentItems, contentPreviews } from './content.schema'

/** Who edited content. */
export const personalDataOfContent: PersonalData[] = [
  ...trace(contentChanges.byAccount, contentItems.updatedBy),
  erase('handled', contentPreviews.byAccount, { hidden: [contentPreviews.tokenHash], isTrace: true }),
]
