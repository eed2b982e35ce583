import type { Fields } from '#contract/fair/content/fields.ts'

/** What an organizer writes of a group that signs up together (spec: live §6); `exhibitionType` 0 online only, 1 online and offline. */
export const expoGroupFields = {
  name: { type: 'text', max: { zh: 30, en: 60 }, required: true },
  expo: { type: 'relation', to: 'expo', required: true },
  exhibitionType: { type: 'choice', options: ['0', '1'], required: true },
} as const satisfies Fields
