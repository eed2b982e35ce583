import type { Fields } from '#contract/fair/content/fields.ts'
import { agreementNames } from './rules'

/** What an organizer writes of an agreement. */
export const agreementFields = {
  title: { type: 'text', max: { zh: 30, en: 60 }, required: true },
  which: { type: 'choice', options: agreementNames, required: true },
  body: { type: 'richText', max: 50_000, required: true },
} as const satisfies Fields
