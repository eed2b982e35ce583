import type { Fields } from '#contract/fair/content/fields.ts'

/** What an organizer writes of an activity topic (spec: live §2). */
export const topicFields = {
  title: { type: 'text', max: { zh: 30, en: 60 }, required: true },
  lead: { type: 'text', max: { zh: 200, en: 400 }, rows: 3, required: true },
  coverUrl: { type: 'picture', required: true, shape: { width: 1_440, height: 560 } },
  body: { type: 'richText', max: 50_000 },
  exhibits: { type: 'relations', to: 'exhibit', max: 24 },
  lives: { type: 'relations', to: 'live', max: 12 },
  articles: { type: 'relations', to: 'article', max: 12 },
} as const satisfies Fields
