import { advertModules } from '#contract/fair/adverts/rules.ts'
import { asChoice } from '#contract/fair/content/rules.ts'
import { tieKind } from '#server/modules/fair/content/index.ts'
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
