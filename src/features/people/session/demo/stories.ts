import type { DemoRole } from '#contract/people/session/rules.ts'

/** A step of a story: the key of its texts, and the page that it is about. */
interface Step {
  key: string
  address: string
}

export interface Story {
  role: DemoRole
  steps: readonly [Step, ...Step[]]
}

/** Stories of the demo fair, five minutes each; the texts are in `demo-tour.json`. */
export const stories: readonly Story[] = [
  {
    role: 'buyer',
    steps: [
      { key: 'quotation', address: './personal.html#/demands' },
      { key: 'counter', address: './personal.html#/intentions' },
      { key: 'meeting', address: './personal.html#/appointments' },
      { key: 'dealings', address: './personal.html#/dealings' },
    ],
  },
  {
    role: 'exhibitor',
    steps: [
      { key: 'overview', address: './personal.html#/' },
      { key: 'questions', address: './personal.html#/messages' },
      { key: 'leads', address: './personal.html#/leads' },
      { key: 'numbers', address: './personal.html#/numbers' },
    ],
  },
  {
    role: 'tourist',
    steps: [
      { key: 'live', address: './activity.html#/' },
      { key: 'halls', address: './themeExhibition.html#/' },
      { key: 'tickets', address: './personal.html#/tickets' },
      { key: 'bookings', address: './personal.html#/bookings' },
    ],
  },
  {
    role: 'organizer',
    steps: [
      { key: 'numbers', address: './organizer.html#/numbers' },
      { key: 'reviews', address: './organizer.html#/registrations' },
      { key: 'reports', address: './organizer.html#/reports' },
      { key: 'survey', address: './organizer.html#/questionnaires' },
    ],
  },
  {
    role: 'finance',
    steps: [
      { key: 'refund', address: './organizer.html#/finance' },
      { key: 'invoices', address: './organizer.html#/invoices' },
      { key: 'orders', address: './organizer.html#/orders' },
    ],
  },
]
