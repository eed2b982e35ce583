import type { Fields } from '#contract/fair/content/fields.ts'
import { colorTypes, templateNames } from './rules'

/** What an organizer writes of a hall. */
export const hallFields = {
  name: { type: 'text', max: { zh: 20, en: 60 }, required: true },
  introduction: { type: 'text', max: { zh: 500, en: 1_500 }, rows: 4 },
  coverUrl: { type: 'picture', shape: { width: 1_200, height: 600 } },
  colorType: { type: 'choice', options: colorTypes, drawn: 'color', required: true },
  templateName: { type: 'choice', options: templateNames, drawn: 'template', required: true },
  /** The hall for exhibitors from abroad (spec: access §2.3). */
  overseas: { type: 'choice', options: ['no', 'yes'], required: true },
} as const satisfies Fields
