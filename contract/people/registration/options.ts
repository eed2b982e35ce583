/** Choices of the registration forms that are the fair's own (spec: access §3). */
export interface Choice {
  id: string
  zh: string
  en: string
}

/** `other` asks for a text of at most 20 characters. */
export const OTHER = 'other'

/** Kinds of card by the number that the records bear (spec: access §3). */
export const cardTypes: readonly (Choice & { cardType: number })[] = [
  { cardType: 1, id: 'idCard', zh: '居民身份证', en: 'ID card' },
  { cardType: 2, id: 'passport', zh: '护照', en: 'Passport' },
  { cardType: 3, id: 'officer', zh: '军官证', en: 'Officer card' },
  { cardType: 4, id: 'hongKong', zh: '香港居民身份证', en: 'Hong Kong card' },
  { cardType: 5, id: 'otherCard', zh: '其他', en: 'Other' },
]
