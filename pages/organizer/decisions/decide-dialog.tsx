import { useTranslation } from 'react-i18next'
import type { CaseAction, CaseDetail } from '#contract/people/review/schemas.ts'
import { ApiError } from '#src/common/request/api-error.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useDecide } from '../api'
import { effectOf } from './effect'
import { needsReason, ReasonField, useReason } from './reason-field'

interface DecideDialogProps {
  of: CaseDetail
  action: CaseAction
  onClose: () => void
  /** It was decided as wished. */
  onDecided: () => void
}

/** Says what a decision does, takes the opinion where one is needed, and decides the case as it was seen. */
export function DecideDialog({ of, action, onClose, onDecided }: DecideDialogProps) {
  const { t } = useTranslation('organizer')
  const { id, subject, version, name, languageType } = of
  const reason = useReason(action)
  const decide = useDecide()

  const send = async () => {
    // The keys reach it also while it is under way.
    if (decide.isPending || !reason.isGiven()) return
    try {
      await decide.mutateAsync({ subject, id, version, action, reason: reason.text.trim() })
      onClose()
      showToast(t(`done.${action}`, { name }))
      onDecided()
    } catch (error) {
      onClose()
      if (error instanceof ApiError && error.failure !== 'expired') showAlert(error.message)
    }
  }
  return (
    <WorkDialog
      title={t(`action.${action}`)}
      submit={t(`action.${action}`)}
      danger={action === 'reject'}
      busy={decide.isPending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>{t(effectOf(of, action))}</p>
      {needsReason(action) ? (
        <ReasonField action={action} languageType={languageType} reason={reason} onSend={() => void send()} />
      ) : null}
    </WorkDialog>
  )
}
