import type { Fields } from '#contract/fair/content/fields.ts'

/** What an organizer writes of an event of the schedule; the session that shows it is set where sessions are edited. */
export const scheduleEventFields = {
  title: { type: 'text', max: { zh: 60, en: 120 }, required: true },
  place: { type: 'text', max: { zh: 60, en: 120 } },
  speaker: { type: 'text', max: { zh: 60, en: 120 } },
  hall: { type: 'relation', to: 'hall' },
  topic: { type: 'relation', to: 'topic' },
  startsAt: { type: 'moment', required: true },
  endsAt: { type: 'moment', after: 'startsAt', required: true },
} as const satisfies Fields
