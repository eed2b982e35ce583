import { Form, Input, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASON_MAX } from '../../../contract/review/rules'
import type { CaseAction, CaseDetail } from '../../../contract/review/schemas'
import { ApiError } from '../../../src/common/request/api-error'
import { showAlert, showToast } from '../../../src/common/ui/notices/notices'
import { WorkDialog } from '../../../src/common/work/work-dialog'
import { useDecide } from '../api'

interface DecideDialogProps {
  of: CaseDetail
  action: CaseAction
  onClose: () => void
  /** It was decided as wished. */
  onDecided: () => void
}

const needsReason = (action: CaseAction): boolean => action === 'reject' || action === 'changes'

/** Says what a decision does, takes the opinion where one is needed, and decides the case as it was seen. */
export function DecideDialog({ of, action, onClose, onDecided }: DecideDialogProps) {
  const { t } = useTranslation('organizer')
  const { id, subject, version, name, kind } = of
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const box = useRef<InputRef>(null)
  const decide = useDecide()

  const send = async () => {
    if (needsReason(action) && reason.trim() === '') {
      setMissing(true)
      box.current?.focus()
      return
    }
    try {
      await decide.mutateAsync({ subject, id, version, action, reason: reason.trim() })
      onClose()
      showToast(t(`done.${action}`, { name }))
      onDecided()
    } catch (error) {
      onClose()
      if (error instanceof ApiError && error.failure !== 'expired') showAlert(error.message)
    }
  }
  const effect = subject === 'registration' && action === 'approve' && kind === 'buyer' ? 'approveBuyer' : action
  const isMissing = missing && reason.trim() === ''
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
      <p>{t(`effect.${subject}.${effect}`)}</p>
      {needsReason(action) ? (
        <Form.Item
          label={t('decide.reason')}
          htmlFor="reason"
          layout="vertical"
          required
          extra={t('decide.hint')}
          {...(isMissing ? { validateStatus: 'error' as const, help: t('decide.missing') } : {})}
        >
          <Input.TextArea
            ref={box}
            id="reason"
            autoFocus
            rows={4}
            showCount
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
            }}
          />
        </Form.Item>
      ) : null}
    </WorkDialog>
  )
}
