/**
 * The columns of a table of booths, with their headings in Chinese and English. A file is read in either language, whichever
 * the reader has; only the number and the exhibitor are read, the others are for people.
 */
export const sheetHeadings = {
  number: ['展位号', 'Booth number'],
  level: ['楼层', 'Floor'],
  area: ['面积（m²）', 'Area (m²)'],
  status: ['状态', 'Status'],
  exhibitorId: ['展商 ID', 'Exhibitor ID'],
  zh: ['展商名称（中文）', 'Exhibitor name (Chinese)'],
  en: ['展商名称（英文）', 'Exhibitor name (English)'],
} as const
export type SheetColumn = keyof typeof sheetHeadings

export const sheetColumns = [
  'number',
  'level',
  'area',
  'status',
  'exhibitorId',
  'zh',
  'en',
] as const satisfies SheetColumn[]

/** The columns that name a booth or an exhibitor, which an import reads. */
export type NamingColumn = 'number' | 'exhibitorId' | 'zh' | 'en'

/** Other headings that people write. */
const alsoCalled: Record<NamingColumn, readonly string[]> = {
  number: ['展位', '展位编号', 'Booth', 'Booth no.', 'Number'],
  exhibitorId: ['展商编号', 'ID'],
  zh: ['展商', '展商名称', '公司名称', 'Exhibitor', 'Exhibitor name', 'Company'],
  en: [],
}

const plain = (heading: string): string => heading.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

const byHeading = new Map<string, NamingColumn>(
  (['number', 'exhibitorId', 'zh', 'en'] as const).flatMap((column) =>
    [...sheetHeadings[column], ...alsoCalled[column]].map((heading) => [plain(heading), column] as const),
  ),
)

/** Which column a heading names, in either language and regardless of case, width and spaces; undefined: none that is read. */
export const columnOf = (heading: string): NamingColumn | undefined => byHeading.get(plain(heading))
