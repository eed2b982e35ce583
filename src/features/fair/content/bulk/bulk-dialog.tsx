import { useTranslation } from 'react-i18next'
import * as contract from '#contract/fair/content/endpoints.ts'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import { UNDELETE_DAYS } from '#contract/fair/content/limits.ts'
import type { ContentStep } from '#contract/fair/content/rules.ts'
import type { ContentRow } from '#contract/fair/content/schemas.ts'
import { EachDialog } from '#src/common/work/each-dialog.tsx'
import { useContentEach } from '../api'
import { shownDaysOf } from '../shown-days'
import { pickTitle } from '../title'
import type { Bulk } from './bulk-bar'
import { SetChoiceDialog } from './set-choice-dialog'

interface BulkDialogProps {
  kind: ContentKind
  bulk: Bulk
  /** `begun`: something may have been changed. */
  onClose: (begun: boolean) => void
}

/** Does what was requested to one object after the other, each as it was seen in the table. */
export function BulkDialog({ kind, bulk, onClose }: BulkDialogProps) {
  return 'step' in bulk ? (
    <StepDialog kind={kind} step={bulk.step} rows={bulk.rows} onClose={onClose} />
  ) : (
    <SetChoiceDialog kind={kind} field={bulk.field} rows={bulk.rows} onClose={onClose} />
  )
}

const endpoints = {
  submit: contract.submitContent,
  withdraw: contract.withdrawContent,
  delete: contract.deleteContent,
  undelete: contract.undeleteContent,
} as const

interface StepDialogProps {
  kind: ContentKind
  step: ContentStep
  rows: readonly ContentRow[]
  onClose: (begun: boolean) => void
}

function StepDialog({ kind, step, rows, onClose }: StepDialogProps) {
  const { t } = useTranslation('content')
  const { run, finish } = useContentEach()
  const take = (row: ContentRow) => {
    const seen = { kind, id: row.id, revision: row.revision }
    if (step !== 'publish') return run(endpoints[step], seen)
    return run(contract.publishContent, { ...seen, ...shownDaysOf(row) })
  }
  return (
    <EachDialog
      title={t(`bulk.${step}`)}
      danger={step === 'delete' || step === 'withdraw'}
      items={rows}
      nameOf={(row) => pickTitle(row, t('list.untitled'))}
      about={t(`bulk.about.${step}`, { count: rows.length, days: UNDELETE_DAYS })}
      run={take}
      onFinished={finish}
      onClose={onClose}
    />
  )
}
