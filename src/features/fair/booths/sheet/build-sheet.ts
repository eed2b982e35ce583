import type { HallBooths } from '#contract/fair/booths/schemas.ts'
import { sheetColumns, sheetHeadings } from '#contract/fair/booths/sheet/columns.ts'
import type { BoothStatus } from '#contract/fair/floor-plan/rules.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import type { Cell } from '#src/common/work/export/plain-table.ts'

/** A column's heading as the reader knows it. */
export const headingOf = (column: keyof typeof sheetHeadings): string =>
  sheetHeadings[column][getLanguage() === 'zh-CN' ? 0 : 1]

interface Names {
  level: (level: number) => string
  status: (status: BoothStatus) => string
}

/** The booths of a hall with who has each, in the columns that an import reads. */
export const buildSheet = ({ booths }: Pick<HallBooths, 'booths'>, names: Names): Cell[][] => [
  sheetColumns.map(headingOf),
  ...booths.map(({ number, level, area, status, exhibitor }): Cell[] => [
    number,
    names.level(level),
    area,
    names.status(status),
    exhibitor?.id ?? '',
    exhibitor?.company.zh ?? '',
    exhibitor?.company.en ?? '',
  ]),
]
