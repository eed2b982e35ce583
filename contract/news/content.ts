import type { Fields } from '../content/fields'

/** What an organizer writes of a column of the news. */
export const newsColumnFields = {
  name: { type: 'text', max: { zh: 20, en: 40 }, required: true },
} as const satisfies Fields
