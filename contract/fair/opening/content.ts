import type { Fields } from '#contract/fair/content/fields.ts'
import { SECONDS_MAX, SECONDS_MIN } from './limits'

/** What an organizer writes of an animation that opens over home. */
export const openingAnimationFields = {
  /** Read out to those who cannot see it, and what tables call it. */
  name: { type: 'text', max: { zh: 30, en: 60 }, required: true },
  imageUrl: { type: 'picture', required: true, shape: { width: 1_600, height: 900 } },
  video: { type: 'video' },
  jumpLink: { type: 'address' },
  seconds: { type: 'number', min: SECONDS_MIN, max: SECONDS_MAX, required: true },
} as const satisfies Fields
