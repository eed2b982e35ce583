import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Business, BusinessAmount } from '#contract/trade/business/schemas.ts'
import { saveFile } from '#src/common/app/save-file.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import type { Cell } from '#src/common/work/export/plain-table.ts'
import { buildXlsx } from '#src/common/work/export/xlsx.ts'
import { totalRows } from './total-rows'

const names = ['demands', 'offers', 'intentions', 'talks'] as const

/** The figures one under the other: totals, days, amounts. */
export function figuresTable(
  { from, until, totals, days, halls, countries }: Business,
  t: TFunction<'business'>,
): Cell[][] {
  const amounts = (heading: string, all: readonly BusinessAmount[]): Cell[][] => [
    [],
    [heading, t('amount.currency'), t('amount.expected'), t('figure.met')],
    ...all.map(({ name, currency, amount, talks }) => [name || t('amount.elsewhere'), currency, amount, talks]),
  ]
  return [
    [t('title'), `${from} – ${until} (GMT+8)`],
    ...totalRows.flatMap(({ group, figures }) =>
      figures.map(({ name, kind }): Cell[] => [
        `${t(`group.${group}`)} · ${t(`figure.${name}`)}${kind === 'hours' ? ` (${t('hours')})` : ''}`,
        totals[name] ?? '',
      ]),
    ),
    [],
    [t('charts.day'), ...names.map((name) => t(`group.${name}`))],
    ...days.map((row): Cell[] => [row.day, ...names.map((name) => row[name])]),
    ...amounts(t('amount.byHall'), halls),
    ...amounts(t('amount.byCountry'), countries),
  ]
}

/** Saves the figures as a workbook; says so where it fails. */
export function useSaveFigures(): (business: Business) => Promise<void> {
  const { t } = useTranslation('business')
  return async (business) => {
    try {
      const book = await buildXlsx(figuresTable(business, t), t('title'))
      saveFile(book, `${t('title')}-${business.from}-${business.until}.xlsx`)
    } catch (error) {
      showAlert(errorMessage(error))
    }
  }
}
