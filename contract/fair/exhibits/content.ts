import type { Fields } from '#contract/fair/content/fields.ts'

/** What an organizer writes of a category of exhibits. */
export const categoryFields = {
  name: { type: 'text', max: { zh: 20, en: 60 }, required: true },
  hall: { type: 'relation', to: 'hall' },
  /** The category that it is part of. */
  parent: { type: 'relation', to: 'category' },
} as const satisfies Fields

const PICTURE = { width: 1_200, height: 1_200 } as const

/** What an exhibitor writes of an exhibit, and an organizer besides. */
export const exhibitFields = {
  name: { type: 'text', max: { zh: 30, en: 60 }, required: true },
  exhibitor: { type: 'relation', to: 'exhibitor', required: true, organizers: true },
  category: { type: 'relation', to: 'category', required: true },
  hall: { type: 'relation', to: 'hall', organizers: true },
  coverUrl: { type: 'picture', required: true, shape: { width: 600, height: 750 } },
  gallery: { type: 'pictures', max: 5, shape: PICTURE },
  introduction: { type: 'text', max: { zh: 2_000, en: 5_000 }, rows: 6, required: true },
  material: { type: 'text', max: { zh: 100, en: 200 } },
  dimensions: { type: 'line', max: 100 },
  dateText: { type: 'line', max: 60 },
  /** CNY; none: on request */
  price: { type: 'number', min: 0, max: 9_999_999_999, decimals: 2 },
  unit: { type: 'text', max: { zh: 10, en: 20 } },
  minQuantity: { type: 'number', min: 1, max: 1_000_000 },
  leadDays: { type: 'number', min: 0, max: 1_000 },
  shipsFrom: { type: 'text', max: { zh: 30, en: 60 } },
  stock: { type: 'text', max: { zh: 30, en: 60 } },
  labels: { type: 'choices', options: ['new', 'limited'], max: 2 },
  /** What the fair puts forward is not for exhibitors to say. */
  promotion: { type: 'choices', options: ['hot', 'recommended'], max: 2, organizers: true },
  /** Higher comes first where the fair recommends. */
  weight: { type: 'number', min: 0, max: 1_000_000, organizers: true },
} as const satisfies Fields
