import type { ContentDocument } from '#contract/fair/content/kinds.ts'
import { fileAddress, parseFileId } from '#contract/foundation/files/rules.ts'
import { inBoth } from '#src/mocks/core/bilingual.ts'
import { exhibitorDetailIn } from './exhibitors'
import { exhibitorRows } from './rows'

/** The exhibitors as they are edited. */
export const exhibitorDocuments = (picture: string): (ContentDocument<'exhibitor'> & { id: number })[] =>
  exhibitorRows.map((row) => {
    const { phone, email, vrShowUrl, colorType, templateName, documents } = exhibitorDetailIn('zh-CN', row)
    const { documents: english } = exhibitorDetailIn('en-US', row)
    return {
      id: row.id,
      company: inBoth(row.company),
      abbreviation: inBoth(row.short),
      introduction: inBoth(row.introduction),
      logoUrl: { zh: row.logo ? picture : '', en: '' },
      colorType: String(colorType),
      templateName,
      contactName: inBoth(row.contact),
      phone,
      email,
      country: { zh: '中国', en: 'China' },
      city: inBoth(row.city),
      address: inBoth(row.address),
      documents: documents.map(({ title, url }, place) => ({
        title: { zh: title, en: english[place]?.title ?? '' },
        fileUrl: fileAddress(parseFileId(url)),
      })),
      vrShowUrl,
      joinType: row.individual ? 'individual' : 'company',
      exhibitionType: row.booth ? 'offline' : 'online',
      booth: row.booth,
      hall: row.hallId,
      industry: row.industryId,
      trusted: 'no',
      weight: 0,
    }
  })
