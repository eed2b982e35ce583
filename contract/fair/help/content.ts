import type { Fields } from '#contract/fair/content/fields.ts'

/** What an organizer writes of a group of the help centre. */
export const helpGroupFields = {
  name: { type: 'text', max: { zh: 20, en: 40 }, required: true },
} as const satisfies Fields

/** What an organizer writes of a topic of the help centre. */
export const helpTopicFields = {
  question: { type: 'text', max: { zh: 60, en: 150 }, required: true },
  group: { type: 'relation', to: 'helpGroup', required: true },
  answer: { type: 'text', max: { zh: 1_000, en: 2_500 }, rows: 12, required: true },
} as const satisfies Fields
