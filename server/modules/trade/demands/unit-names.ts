import type { Unit } from '#contract/trade/demands/rules.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'

/** What things are counted in, behind a number. */
export const unitNames: Record<Unit, Bilingual> = {
  piece: { zh: '件', en: 'pieces' },
  set: { zh: '套', en: 'sets' },
  pair: { zh: '对', en: 'pairs' },
  box: { zh: '箱', en: 'boxes' },
  copy: { zh: '册', en: 'copies' },
  metre: { zh: '米', en: 'm' },
  squareMetre: { zh: '平方米', en: 'm²' },
  kilogram: { zh: '千克', en: 'kg' },
  session: { zh: '场', en: 'sessions' },
  licence: { zh: '项授权', en: 'licenses' },
}
