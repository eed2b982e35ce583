import type { Fields } from '#contract/fair/content/fields.ts'
import { advertModules, advertShapes } from './rules'

/** What an organizer writes of an advert. */
export const advertFields = {
  module: { type: 'choice', options: advertModules, required: true },
  /** The picture's text for those who cannot see it. */
  title: { type: 'text', max: { zh: 30, en: 60 }, required: true },
  imageUrl: {
    type: 'picture',
    required: true,
    shape: advertShapes.home,
    shapeBy: { field: 'module', of: advertShapes },
  },
  jumpLink: { type: 'address' },
} as const satisfies Fields
