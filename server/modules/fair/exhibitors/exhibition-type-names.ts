import type { Bilingual } from '#server/platform/db/bilingual.ts'

/** 0 online only, 1 online and offline (spec: access §3). */
export const exhibitionTypeNames: readonly Bilingual[] = [
  { zh: '仅线上', en: 'Online only' },
  { zh: '线上与线下', en: 'Online and offline' },
]
