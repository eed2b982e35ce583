import type { Fields } from '#contract/fair/content/fields.ts'

/** What an organizer writes of a column of the news. */
export const newsColumnFields = {
  name: { type: 'text', max: { zh: 20, en: 40 }, required: true },
} as const satisfies Fields

/** What an organizer writes of an article. */
export const articleFields = {
  title: { type: 'text', max: { zh: 60, en: 120 }, required: true },
  column: { type: 'relation', to: 'newsColumn', required: true },
  summary: { type: 'text', max: { zh: 200, en: 400 }, rows: 3 },
  source: { type: 'text', max: { zh: 30, en: 60 } },
  coverUrl: { type: 'picture', shape: { width: 960, height: 600 } },
  body: { type: 'richText', max: 50_000, required: true },
  /** The moment that readers see; when it appears is a matter of its publication. */
  publishedAt: { type: 'moment', required: true },
} as const satisfies Fields
