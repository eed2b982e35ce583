import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ImportState, RowOutcome, RowState } from '#contract/operations/imports/rules.ts'

const colors = {
  receiving: 'processing',
  reading: 'processing',
  mapping: 'warning',
  checking: 'processing',
  checked: 'warning',
  applying: 'processing',
  applied: 'success',
  undoing: 'processing',
  undone: 'default',
  cancelled: 'default',
  failed: 'error',
} as const satisfies Record<ImportState, string>

/** What an import is at; the words say it, the colour only helps. */
export function ImportStateTag({ state }: { state: ImportState }) {
  const { t } = useTranslation('imports')
  return <Tag color={colors[state]}>{t(`state.${state}`)}</Tag>
}

const rowColors = {
  new: 'success',
  changed: 'processing',
  unchanged: 'default',
  refused: 'error',
} as const satisfies Record<RowState, string>

const notified: ReadonlySet<RowOutcome> = new Set(['written', 'undone', 'kept'])

/** What the dry run says of a row, and its outcome where anything has. */
export function RowStateTag({ state, outcome }: { state: RowState; outcome: RowOutcome }) {
  const { t } = useTranslation('imports')
  const isLate = state !== 'refused' && outcome === 'refused'
  return (
    <>
      <Tag color={isLate ? 'error' : rowColors[state]}>{t(isLate ? 'row.state.refused' : `row.state.${state}`)}</Tag>
      {notified.has(outcome) ? <small>{t(`row.outcome.${outcome}`)}</small> : null}
    </>
  )
}
