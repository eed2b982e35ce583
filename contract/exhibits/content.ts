import type { Fields } from '../content/fields'

/** What an organizer writes of a category of exhibits. */
export const categoryFields = {
  name: { type: 'text', max: { zh: 20, en: 60 }, required: true },
  hall: { type: 'relation', to: 'hall' },
  /** The category that it is part of. */
  parent: { type: 'relation', to: 'category' },
} as const satisfies Fields
