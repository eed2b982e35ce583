import type { ExhibitorCard, ExhibitorDetail } from '../../../contract/exhibitors'
import type { Language } from '../../../contract/shapes'
import { type Bilingual, fallbacks, pick } from '../../platform/db/bilingual'
import { themeOf } from '../../platform/theme'
import type { exhibitors } from './exhibitors.schema'

export type Picture = ExhibitorCard['exhibits'][number]

interface Row {
  exhibitor: typeof exhibitors.$inferSelect
  hallName: Bilingual | null
  industryName: Bilingual | null
}

const untold: Bilingual = { zh: '', en: '' }

export function presentCard({ exhibitor, hallName }: Row, pictures: Picture[], language: Language): ExhibitorCard {
  const { company, abbreviation, introduction } = exhibitor
  return {
    id: exhibitor.id,
    logoUrl: exhibitor.logoUrl,
    company: pick(company, language),
    companyAbbreviation: pick(abbreviation, language) || pick(company, language),
    introduction: pick(introduction, language),
    vrShowUrl: exhibitor.vrShowUrl,
    exhibitionType: exhibitor.exhibitionType,
    hallName: pick(hallName ?? untold, language),
    booth: exhibitor.booth,
    // A booth belongs to one exhibitor, so it goes by the exhibitor's number.
    boothId: exhibitor.booth === '' ? null : exhibitor.id,
    exhibits: pictures,
    exhibitsNum: exhibitor.exhibitsNum,
    fallbackFields: fallbacks({ company, introduction }, language),
  }
}

export function presentDetail(row: Row, pictures: Picture[], language: Language): ExhibitorDetail {
  const { exhibitor, industryName } = row
  return {
    ...presentCard(row, pictures, language),
    joinType: exhibitor.joinType,
    companyAbbreviationEn: exhibitor.abbreviation.en,
    hallId: exhibitor.hallId,
    industryName: pick(industryName ?? untold, language),
    countryName: pick(exhibitor.country, language),
    cityName: pick(exhibitor.city, language),
    contactName: pick(exhibitor.contactName, language),
    phone: exhibitor.phone,
    email: exhibitor.email,
    address: pick(exhibitor.address, language),
    ...themeOf(exhibitor),
  }
}
