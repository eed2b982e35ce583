import type { Fields } from '#contract/fair/content/fields.ts'
import { colorTypes, templateNames } from '#contract/fair/halls/rules.ts'

/** What an organizer writes of an industry. */
export const industryFields = {
  name: { type: 'text', max: { zh: 20, en: 60 }, required: true },
} as const satisfies Fields

const line = { zh: 30, en: 60 } as const

/** What an exhibitor writes of itself, and an organizer besides: the facts of the booth. */
export const exhibitorFields = {
  company: { type: 'text', max: line, required: true },
  abbreviation: { type: 'text', max: { zh: 12, en: 30 } },
  introduction: { type: 'text', max: { zh: 2_000, en: 5_000 }, rows: 6 },
  logoUrl: { type: 'picture', shape: { width: 400, height: 400 } },
  colorType: { type: 'choice', options: colorTypes, drawn: 'color', required: true },
  templateName: { type: 'choice', options: templateNames, drawn: 'template', required: true },
  contactName: { type: 'text', max: line },
  phone: { type: 'line', max: 30, format: 'phone' },
  email: { type: 'line', max: 100, format: 'email' },
  country: { type: 'text', max: line },
  city: { type: 'text', max: line },
  address: { type: 'text', max: { zh: 100, en: 200 } },
  documents: {
    type: 'list',
    max: 10,
    of: { title: { type: 'text', max: line, required: true }, fileUrl: { type: 'file', required: true } },
  },
  vrShowUrl: { type: 'address' },
  joinType: { type: 'choice', options: ['company', 'individual'], required: true, organizers: true },
  exhibitionType: { type: 'choice', options: ['online', 'offline'], required: true, organizers: true },
  booth: { type: 'line', max: 30, organizers: true },
  hall: { type: 'relation', to: 'hall', organizers: true },
  industry: { type: 'relation', to: 'industry', organizers: true },
  /** Whether its changes are published without being looked at. */
  trusted: { type: 'choice', options: ['no', 'yes'], required: true, organizers: true },
  /** Higher comes first where the fair recommends. */
  weight: { type: 'number', min: 0, max: 1_000_000, organizers: true },
} as const satisfies Fields
