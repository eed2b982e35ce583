import type { Retention } from '#contract/operations/privacy/schemas.ts'

/** As nobody has set it yet, but for visits. */
export const retentions: Retention[] = [
  { kind: 'messages', days: 180, isSet: false, version: 0, next: 214 },
  { kind: 'visits', days: 90, isSet: true, version: 1, next: 12_480 },
  { kind: 'notices', days: 365, isSet: false, version: 0, next: 0 },
  { kind: 'chats', days: null, isSet: false, version: 0, next: 0 },
  { kind: 'minutes', days: 365, isSet: false, version: 0, next: 0 },
  { kind: 'idNumbers', days: 180, isSet: false, version: 0, next: 3 },
]
