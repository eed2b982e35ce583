import { useTranslation } from 'react-i18next'
import { chooseImportTable } from '#contract/operations/imports/endpoints.ts'
import type { ImportDetail } from '#contract/operations/imports/schemas.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { useImportStep } from './api'
import styles from './imports.module.css'

const SHOWN_CELLS = 5

/** Which sheet and which row the headings are in: detected, and changed here. The file is then read again. */
export function TableChoice({ of }: { of: ImportDetail }) {
  const { t } = useTranslation('imports')
  const choose = useImportStep(chooseImportTable)
  const { id, version, sheets, sheet, headingLine, head } = of
  if (sheets.length < 2 && head.length < 2) return null
  const ask = (to: { sheet: number; headingLine: number | null }) => choose.mutate({ id, version, ...to })
  return (
    <div className={styles.tableChoice}>
      {sheets.length > 1 ? (
        <label>
          {t('map.sheet')}
          <Choice
            className={styles.field ?? ''}
            aria-label={t('map.sheet')}
            value={String(sheet)}
            options={sheets.map((name, place) => ({ value: String(place), label: name }))}
            onChange={(value) => ask({ sheet: Number(value), headingLine: null })}
          />
        </label>
      ) : null}
      <label>
        {t('map.headingRow')}
        <Choice
          className={styles.headingRow ?? ''}
          aria-label={t('map.headingRow')}
          value={String(headingLine)}
          options={head.map(({ line, cells }) => ({
            value: String(line),
            label: t('map.row', { line, cells: cells.filter(Boolean).slice(0, SHOWN_CELLS).join(' | ') }),
          }))}
          onChange={(value) => ask({ sheet, headingLine: Number(value) })}
        />
      </label>
    </div>
  )
}
