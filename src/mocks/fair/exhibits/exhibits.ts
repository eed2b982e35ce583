import type { ExhibitCard, ExhibitDetail } from '#contract/fair/exhibits/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { drawing } from '#src/mocks/core/art.ts'
import { categories, exhibitRows, labels, type ExhibitRow } from './rows'
import { exhibitorRows, type ExhibitorRow } from '#src/mocks/fair/exhibitors/rows.ts'
import { hallRows } from '#src/mocks/fair/halls/halls.ts'
import { byIdOf, fallbacks, say } from '#src/mocks/core/bilingual.ts'
import { momentIn } from '#src/mocks/core/time.ts'

export function makerOf(row: ExhibitRow): ExhibitorRow | undefined {
  return byIdOf(exhibitorRows, row.exhibitorId)
}

export function exhibitCardIn(language: Language, row: ExhibitRow) {
  const maker = makerOf(row)
  return {
    exhibitsInfoId: row.id,
    exhibitsName: say(language, row.name),
    exhibitsCoverUrl: row.pictures > 0 ? drawing(row.id) : '',
    exhibitsLabel: row.labels,
    exhibitorId: row.exhibitorId,
    company: maker ? say(language, maker.company) : '',
    companyAbbreviation: maker?.short[0] ?? '',
    companyAbbreviationEn: maker?.short[1] ?? '',
    price: row.price,
    fallbackFields: fallbacks(language, { exhibitsName: row.name }),
  } satisfies ExhibitCard
}

export function exhibitDetailIn(language: Language, row: ExhibitRow) {
  const maker = makerOf(row)
  const hall = byIdOf(hallRows, maker?.hallId ?? null)
  const category = byIdOf(categories, row.categoryId)
  return {
    ...exhibitCardIn(language, row),
    introduction: say(language, row.introduction),
    material: say(language, row.material),
    dimensions: say(language, [`高 ${12 + row.id} 厘米，宽 ${8 + row.id} 厘米`, `${12 + row.id} × ${8 + row.id} cm`]),
    dateText: say(language, ['当代', 'Contemporary']),
    gallery: Array.from({ length: row.pictures }, (_, i) => drawing(row.id + i * 37, { width: 900, height: 900 })),
    unit: say(language, ['件', 'piece']),
    minQuantity: row.price === null ? null : row.id % 3 === 1 ? 2 : 1,
    leadDays: row.price === null ? null : 10 + row.id,
    shipsFrom: maker ? say(language, maker.city) : '',
    stock: say(language, row.price === null ? ['按订单制作', 'Made to order'] : ['现货', 'In stock']),
    categoryId: row.categoryId,
    categoryName: category ? say(language, category.name) : '',
    hallId: hall?.id ?? null,
    hallName: hall ? say(language, hall.name) : '',
    exhibitorLogoUrl: maker?.logo ? drawing(300 + maker.id, { width: 200, height: 200 }) : '',
    exhibitorIntroduction: maker ? say(language, maker.introduction) : '',
    publishedAt: momentIn(-row.id, '10:00'),
    colorType: hall?.colorType ?? 0,
    templateName: hall?.templateName ?? 'simple-style',
  } satisfies ExhibitDetail
}

export { categories, exhibitRows, labels }
