import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { closeDemand, deleteDemand, recallDemand } from '#contract/trade/demands/endpoints.ts'
import type { OwnDemand } from '#contract/trade/demands/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useDemandChange } from './own-api'
import { useTitleOf } from './title-of'

const endpoints = { recall: recallDemand, close: closeDemand, delete: deleteDemand }
export type DemandChange = keyof typeof endpoints

interface ChangeDialogProps {
  demand: OwnDemand
  change: DemandChange
  onClose: () => void
  /** It is done. */
  onDone?: () => void
}

/** Asks before a demand is recalled, closed or deleted, and says what comes of it. */
export function ChangeDialog({ demand, change, onClose, onDone }: ChangeDialogProps) {
  const { t } = useTranslation('own-demands')
  const titleOf = useTitleOf()
  const doing = useDemandChange(endpoints[change])
  const { id, version } = demand
  const send = () =>
    doing.mutate(
      { id, version },
      {
        onSuccess: () => {
          showToast(t(`${change}.done`))
          onClose()
          onDone?.()
        },
      },
    )
  return (
    <WorkDialog
      title={t(`${change}.title`)}
      submit={t(`${change}.do`)}
      danger={change !== 'recall'}
      busy={doing.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t(`${change}.effect`, { title: titleOf(demand) })}</p>
      {doing.error ? <Alert type="error" showIcon role="alert" title={errorMessage(doing.error)} /> : null}
    </WorkDialog>
  )
}
