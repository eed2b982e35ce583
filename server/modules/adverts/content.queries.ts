import { advertModules } from '#contract/adverts/rules.ts'
import { asChoice } from '#contract/content/rules.ts'
import { tieKind } from '#server/modules/content/index.ts'
import { adverts } from './adverts.schema'

/** Adverts as the organizer edits them. */
export const advertContent = tieKind('advert', adverts, {
  toRow: ({ module, title, imageUrl, jumpLink }) => ({ module, title, imageUrl, jumpLink }),
  toDocument: ({ module, title, imageUrl, jumpLink }) => ({
    module: asChoice(advertModules, module),
    title,
    imageUrl,
    jumpLink,
  }),
})
