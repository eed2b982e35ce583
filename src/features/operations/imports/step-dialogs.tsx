import { useTranslation } from 'react-i18next'
import { applyImport, cancelImport, undoImport } from '#contract/operations/imports/endpoints.ts'
import type { ImportDetail } from '#contract/operations/imports/schemas.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useImportStep } from './api'

export type RequestedStep = 'apply' | 'cancel' | 'undo'

const endpoints = { apply: applyImport, cancel: cancelImport, undo: undoImport } as const

interface StepDialogProps {
  step: RequestedStep
  of: ImportDetail
  onClose: () => void
}

/** Asks before an import is applied, stopped or withdrawn, and says what that means. */
export function StepDialog({ step, of, onClose }: StepDialogProps) {
  const { t } = useTranslation('imports')
  const take = useImportStep(endpoints[step])
  const { counts, id, version } = of
  const count = step === 'undo' ? counts.written : counts.new + counts.changed
  const hasWritten = counts.written > 0
  return (
    <WorkDialog
      title={t(`ask.${step}.title`)}
      submit={t(`ask.${step}.do`)}
      cancel={t('ask.back')}
      danger={step !== 'apply'}
      busy={take.isPending}
      onSubmit={() => {
        if (!take.isPending) take.mutate({ id, version }, { onSettled: onClose })
      }}
      onClose={onClose}
    >
      <p>{t(step === 'cancel' && hasWritten ? 'ask.cancel.begun' : `ask.${step}.text`, { count })}</p>
      {step === 'apply' ? <p>{t(of.publish ? 'ask.apply.shown' : 'ask.apply.drafts')}</p> : null}
      {step === 'apply' && counts.refused > 0 ? <p>{t('ask.apply.refused', { count: counts.refused })}</p> : null}
    </WorkDialog>
  )
}
