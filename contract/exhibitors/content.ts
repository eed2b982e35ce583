import type { Fields } from '../content/fields'

/** What an organizer writes of an industry. */
export const industryFields = {
  name: { type: 'text', max: { zh: 20, en: 60 }, required: true },
} as const satisfies Fields
