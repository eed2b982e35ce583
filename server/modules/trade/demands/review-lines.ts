import type { DemandDocument } from '#contract/trade/demands/rules.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import { bilingualLine, type CaseLine, plainLine } from '#server/modules/people/review/index.ts'
import { unitNames } from './unit-names'

const negotiable: Bilingual = { zh: '面议', en: 'Negotiable' }

/** Every field of a demand, in both languages next to each other. */
export function buildLines(
  of: DemandDocument,
  { category, exhibitors }: { category: Bilingual | undefined; exhibitors: Bilingual[] },
): CaseLine[] {
  const unit = of.unit === '' ? { zh: '', en: '' } : unitNames[of.unit]
  const both = (text: (language: 'zh' | 'en') => string): Bilingual => ({ zh: text('zh'), en: text('en') })
  return [
    bilingualLine('title', of.title),
    bilingualLine('category', category),
    bilingualLine(
      'quantity',
      both((language) => `${of.quantity ?? ''} ${unit[language]}`),
    ),
    of.price === null ? bilingualLine('price', negotiable) : plainLine('price', `${of.currency} ${of.price}`),
    bilingualLine('supplement', of.supplement),
    plainLine('deliverBy', of.deliverBy),
    plainLine('validUntil', of.validUntil),
    ...(exhibitors.length > 0
      ? [
          bilingualLine(
            'exhibitors',
            both((language) => exhibitors.map((name) => name[language] || name.zh).join('; ')),
          ),
        ]
      : []),
    plainLine('contactPerson', of.contactPerson),
    plainLine('contactNumber', of.contactNumber),
  ]
}
