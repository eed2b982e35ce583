import { advertModules } from '../../../contract/adverts/rules'
import { asChoice } from '../../../contract/content/rules'
import { tieKind } from '../content'
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
