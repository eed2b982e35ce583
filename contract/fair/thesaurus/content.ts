import type { Fields } from '#contract/fair/content/fields.ts'

/** Words of one meaning: a search for one of them finds the others. In each language parted by commas. */
export const synonymFields = {
  words: { type: 'text', max: { zh: 200, en: 400 }, rows: 2, required: true },
} as const satisfies Fields
