import type { ExhibitCard, ExhibitDetail } from '#contract/fair/exhibits/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { type Bilingual, fallbacks, pick } from '#server/platform/db/bilingual.ts'
import { toTheme } from '#server/modules/fair/theme/index.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { type exhibits, shownExhibits } from './exhibits.schema'

/** What a card needs, no more: lists are read often. */
export const cardColumns = {
  id: shownExhibits.id,
  name: shownExhibits.name,
  coverUrl: shownExhibits.coverUrl,
  labels: shownExhibits.labels,
  price: shownExhibits.price,
  exhibitorId: shownExhibits.exhibitorId,
  company: exhibitors.company,
  abbreviation: exhibitors.abbreviation,
}

interface CardRow {
  id: number
  name: Bilingual
  coverUrl: Bilingual
  labels: number[]
  price: number | null
  exhibitorId: number
  company: Bilingual
  abbreviation: Bilingual
}

export function presentCard(row: CardRow, language: Language): ExhibitCard {
  const { company, abbreviation } = row
  return {
    exhibitsInfoId: row.id,
    exhibitsName: pick(row.name, language),
    exhibitsCoverUrl: pick(row.coverUrl, language),
    exhibitsLabel: row.labels,
    exhibitorId: row.exhibitorId,
    company: pick(company, language),
    companyAbbreviation: abbreviation.zh || pick(company, 'zh-CN'),
    companyAbbreviationEn: abbreviation.en || pick(company, 'en-US'),
    price: row.price,
    fallbackFields: fallbacks({ exhibitsName: row.name }, language),
  }
}

interface DetailRow {
  exhibit: typeof exhibits.$inferSelect
  exhibitor: typeof exhibitors.$inferSelect
  categoryName: Bilingual | null
  hallName: Bilingual | null
}

const emptyText: Bilingual = { zh: '', en: '' }

export function presentDetail(
  { exhibit, exhibitor, categoryName, hallName }: DetailRow,
  language: Language,
): ExhibitDetail {
  const { introduction, material, name } = exhibit
  return {
    ...presentCard({ ...exhibit, company: exhibitor.company, abbreviation: exhibitor.abbreviation }, language),
    introduction: pick(introduction, language),
    material: pick(material, language),
    dimensions: exhibit.dimensions,
    dateText: exhibit.dateText,
    gallery: exhibit.gallery,
    unit: pick(exhibit.unit, language),
    minQuantity: exhibit.minQuantity,
    leadDays: exhibit.leadDays,
    shipsFrom: pick(exhibit.shipsFrom, language),
    stock: pick(exhibit.stock, language),
    categoryId: exhibit.categoryId,
    categoryName: pick(categoryName ?? emptyText, language),
    hallId: exhibit.hallId,
    hallName: pick(hallName ?? emptyText, language),
    exhibitorLogoUrl: pick(exhibitor.logoUrl, language),
    exhibitorIntroduction: pick(exhibitor.introduction, language),
    publishedAt: exhibit.publishedAt.toISOString(),
    fallbackFields: fallbacks({ exhibitsName: name, introduction, material }, language),
    ...toTheme(exhibitor),
  }
}
