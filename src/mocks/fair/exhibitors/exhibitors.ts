import { downloadAddress } from '#contract/foundation/files/rules.ts'
import type { ExhibitorCard, ExhibitorDetail } from '#contract/fair/exhibitors/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { drawing } from '#src/mocks/core/art.ts'
import { exhibitorRows, industries, type ExhibitorRow } from './rows'
import { exhibitRows } from '#src/mocks/fair/exhibits/rows.ts'
import { hallRows } from '#src/mocks/fair/halls/halls.ts'
import { byIdOf, fallbacks, say } from '#src/mocks/core/bilingual.ts'

function hallNameOf(language: Language, row: ExhibitorRow): string {
  const hall = byIdOf(hallRows, row.hallId)
  return hall ? say(language, hall.name) : ''
}

/** The exhibitor as in the list: up to three of its exhibits with pictures. */
export function exhibitorCardIn(language: Language, row: ExhibitorRow) {
  const own = exhibitRows.filter(({ exhibitorId }) => exhibitorId === row.id)
  return {
    id: row.id,
    logoUrl: row.logo ? drawing(300 + row.id, { width: 200, height: 200 }) : '',
    company: say(language, row.company),
    companyAbbreviation: say(language, row.short),
    introduction: say(language, row.introduction),
    vrShowUrl: row.vr ? `./vr.html#/booth?id=${row.id}` : '',
    exhibitionType: row.booth ? 1 : 0,
    hallName: hallNameOf(language, row),
    booth: row.booth,
    boothId: row.booth ? row.id : null,
    exhibits: own
      .filter(({ pictures }) => pictures > 0)
      .slice(0, 3)
      .map(({ id, name }) => ({ exhibitsInfoId: id, exhibitsName: say(language, name), coverUrl: drawing(id) })),
    exhibitsNum: own.length,
    fallbackFields: fallbacks(language, { company: row.company, introduction: row.introduction }),
  } satisfies ExhibitorCard
}

export function exhibitorDetailIn(language: Language, row: ExhibitorRow) {
  const hall = byIdOf(hallRows, row.hallId)
  const industry = byIdOf(industries, row.industryId)
  return {
    ...exhibitorCardIn(language, row),
    joinType: row.individual ? 1 : 0,
    companyAbbreviationEn: row.short[1],
    hallId: row.hallId,
    industryName: industry ? say(language, industry.name) : '',
    countryName: say(language, ['中国', 'China']),
    cityName: say(language, row.city),
    contactName: say(language, row.contact),
    phone: `0571-8800 ${1000 + row.id}`,
    email: `hello${row.id}@yunzhan.example`,
    address: say(language, row.address),
    documents:
      row.id % 2 === 1
        ? [
            { title: say(language, ['产品图册', 'Catalogue']), url: downloadAddress(`mock-catalogue-${row.id}`) },
            { title: say(language, ['批发条款', 'Terms for wholesale']), url: downloadAddress(`mock-terms-${row.id}`) },
          ]
        : [],
    colorType: hall?.colorType ?? 0,
    templateName: hall?.templateName ?? 'simple-style',
  } satisfies ExhibitorDetail
}

export { exhibitorRows, industries }
