import type { ExhibitorCard, ExhibitorDetail } from '#contract/fair/exhibitors/schemas.ts'
import { downloadAddress, parseFileId } from '#contract/foundation/files/rules.ts'
import type { Language } from '#contract/core/language.ts'
import { type Bilingual, fallbacks, pick } from '#server/platform/db/bilingual.ts'
import { toTheme } from '#server/modules/fair/theme/index.ts'
import type { exhibitors } from './exhibitors.schema'

/** A picture as the card's statement gathers it. */
export interface CardPicture {
  id: number
  name: Bilingual
  coverUrl: Bilingual
}

type Exhibitor = typeof exhibitors.$inferSelect

type CardRow = Pick<
  Exhibitor,
  | 'id'
  | 'logoUrl'
  | 'company'
  | 'abbreviation'
  | 'introduction'
  | 'vrShowUrl'
  | 'exhibitionType'
  | 'booth'
  | 'exhibitsNum'
> & { hallName: Bilingual | null; pictures: CardPicture[] }

interface DetailRow {
  exhibitor: Exhibitor
  hallName: Bilingual | null
  industryName: Bilingual | null
  pictures: CardPicture[]
}

const emptyText: Bilingual = { zh: '', en: '' }

export function presentCard(exhibitor: CardRow, language: Language): ExhibitorCard {
  const { company, abbreviation, introduction, hallName, pictures } = exhibitor
  return {
    id: exhibitor.id,
    logoUrl: pick(exhibitor.logoUrl, language),
    company: pick(company, language),
    companyAbbreviation: pick(abbreviation, language) || pick(company, language),
    introduction: pick(introduction, language),
    vrShowUrl: exhibitor.vrShowUrl,
    exhibitionType: exhibitor.exhibitionType,
    hallName: pick(hallName ?? emptyText, language),
    booth: exhibitor.booth,
    // A booth belongs to one exhibitor, so it goes by the exhibitor's number.
    boothId: exhibitor.booth === '' ? null : exhibitor.id,
    exhibits: pictures.map(({ id, name, coverUrl }) => ({
      exhibitsInfoId: id,
      exhibitsName: pick(name, language),
      coverUrl: pick(coverUrl, language),
    })),
    exhibitsNum: exhibitor.exhibitsNum,
    fallbackFields: fallbacks({ company, introduction }, language),
  }
}

export function presentDetail(row: DetailRow, language: Language): ExhibitorDetail {
  const { exhibitor, industryName, hallName, pictures } = row
  return {
    ...presentCard({ ...exhibitor, hallName, pictures }, language),
    joinType: exhibitor.joinType,
    companyAbbreviationEn: exhibitor.abbreviation.en,
    hallId: exhibitor.hallId,
    industryName: pick(industryName ?? emptyText, language),
    countryName: pick(exhibitor.country, language),
    cityName: pick(exhibitor.city, language),
    contactName: pick(exhibitor.contactName, language),
    phone: exhibitor.phone,
    email: exhibitor.email,
    address: pick(exhibitor.address, language),
    documents: exhibitor.documents.map(({ title, fileUrl }) => ({
      title: pick(title, language),
      url: downloadAddress(parseFileId(fileUrl)),
    })),
    ...toTheme(exhibitor),
  }
}
