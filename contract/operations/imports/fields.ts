import type { Fields } from '#contract/fair/content/fields.ts'
import { teamRoles } from '#contract/people/team/rules.ts'
import {
  CAPACITY_MAX,
  ORDER_TICKETS_MAX,
  PRICE_MAX_FEN,
  TYPE_NAME_MAX,
  TYPE_TEXT_MAX,
} from '#contract/commerce/tickets/limits.ts'
import { ticketKinds } from '#contract/commerce/tickets/rules.ts'

const both = (max: number) => ({ zh: max, en: max })
const FEN = 100

/** What a table says of a type of ticket; what stands in it as a day or an hour is checked as the organizer console's form checks it. */
export const ticketTypeFields = {
  name: { type: 'text', max: both(TYPE_NAME_MAX), required: true },
  quota: { type: 'relation', to: 'ticketQuota', required: true },
  kind: { type: 'choice', options: ticketKinds, required: true },
  description: { type: 'text', max: both(TYPE_TEXT_MAX), rows: 3 },
  /** CNY */
  price: { type: 'number', min: 0, max: PRICE_MAX_FEN / FEN, decimals: 2, required: true },
  firstDay: { type: 'line', max: 10, required: true },
  lastDay: { type: 'line', max: 10, required: true },
  opens: { type: 'line', max: 5, required: true },
  closes: { type: 'line', max: 5, required: true },
  saleFrom: { type: 'moment', required: true },
  saleUntil: { type: 'moment', after: 'saleFrom', required: true },
  perOrder: { type: 'number', min: 1, max: ORDER_TICKETS_MAX, required: true },
  perPerson: { type: 'number', min: 1, max: CAPACITY_MAX, required: true },
  realName: { type: 'choice', options: ['no', 'yes'], required: true },
  refundUntil: { type: 'moment' },
  refundFeePercent: { type: 'number', min: 0, max: 100 },
  position: { type: 'number', min: 0, max: 9_999 },
} as const satisfies Fields

/** What a table says of somebody who is invited to the team of an exhibitor. */
export const accountFields = {
  name: { type: 'line', max: 60, required: true },
  email: { type: 'line', max: 100, format: 'email', required: true },
  exhibitor: { type: 'relation', to: 'exhibitor', required: true },
  role: { type: 'choice', options: teamRoles, required: true },
  language: { type: 'choice', options: ['zh', 'en'], required: true },
} as const satisfies Fields
