import type { Fields, FlatFields } from '#contract/fair/content/fields.ts'
import { colorTypes, templateNames } from '#contract/fair/halls/rules.ts'

const named = { name: { type: 'text', max: { zh: 30, en: 60 }, required: true } } as const satisfies FlatFields
const line = { zh: 30, en: 60 } as const
const COVER = { width: 1_066, height: 600 } as const

/** What an organizer writes of the fair and of the exhibitions that are open for sign-up. */
export const expoFields = {
  name: { type: 'text', max: line, required: true },
  slogan: { type: 'text', max: { zh: 60, en: 120 } },
  introduction: {
    type: 'list',
    max: 12,
    of: { paragraph: { type: 'text', max: { zh: 1_000, en: 2_500 }, rows: 4, required: true } },
  },
  startsAt: { type: 'moment', required: true },
  endsAt: { type: 'moment', after: 'startsAt', required: true },
  regStartsAt: { type: 'moment', required: true },
  regEndsAt: { type: 'moment', after: 'regStartsAt', required: true },
  city: { type: 'text', max: line },
  venue: { type: 'text', max: { zh: 60, en: 120 } },
  coverUrl: { type: 'picture', shape: COVER },
  hosts: { type: 'list', max: 20, of: named },
  organizers: { type: 'list', max: 20, of: named },
  supporters: { type: 'list', max: 40, of: named },
  phone: { type: 'line', max: 30, format: 'phone' },
  groupPhone: { type: 'line', max: 30, format: 'phone' },
  email: { type: 'line', max: 100, format: 'email' },
  address: { type: 'text', max: { zh: 100, en: 200 } },
  hours: { type: 'text', max: { zh: 60, en: 120 } },
  filing: { type: 'list', max: 4, of: { number: { type: 'text', max: { zh: 60, en: 120 }, required: true } } },
  colorType: { type: 'choice', options: colorTypes, drawn: 'color' },
  templateName: { type: 'choice', options: templateNames, drawn: 'template' },
  hallColumn: { type: 'choice', options: ['shown', 'hidden'] },
  vrUrl: { type: 'address' },
} as const satisfies Fields

/** What an organizer writes of a logo of the fair and its institutions (spec: access §7, types 1–5). */
export const logoFields = {
  logoType: { type: 'choice', options: ['1', '2', '3', '4', '5'], required: true },
  name: { type: 'text', max: line, required: true },
  logoUrl: { type: 'picture', required: true, shape: { width: 320, height: 120 } },
} as const satisfies Fields

/** What an organizer writes of a group that signs up together (spec: live §6); `exhibitionType` 0 online only, 1 online and offline. */
export const expoGroupFields = {
  name: { type: 'text', max: { zh: 30, en: 60 }, required: true },
  expo: { type: 'relation', to: 'expo', required: true },
  exhibitionType: { type: 'choice', options: ['0', '1'], required: true },
} as const satisfies Fields
