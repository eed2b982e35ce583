import { type SyntheticEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseAction, CaseDetail } from '../../../contract/review/schemas'
import { Field } from '../../../src/common/form/field'
import form from '../../../src/common/form/form.module.css'
import { ApiError } from '../../../src/common/request/api-error'
import { Dialog } from '../../../src/common/ui/dialog/dialog'
import { showAlert, showToast } from '../../../src/common/ui/notices/notices'
import { useDecide } from '../api'
import styles from '../dialogs.module.css'

interface DecideDialogProps {
  of: CaseDetail
  action: CaseAction
  onClose: () => void
}

/** Characters of an opinion, as the contract has it. */
const REASON_MAX = 500
const needsReason = (action: CaseAction): boolean => action === 'reject' || action === 'changes'

/** Says what a decision does, takes the opinion where one is needed, and decides the case as it was seen. */
export function DecideDialog({ of, action, onClose }: DecideDialogProps) {
  const { t } = useTranslation('organizer')
  const { id, subject, version, name, kind } = of
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const decide = useDecide()

  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (needsReason(action) && reason.trim() === '') {
      setMissing(true)
      box.current?.focus()
      return
    }
    try {
      await decide.mutateAsync({ subject, id, version, action, reason: reason.trim() })
      onClose()
      showToast(t(`done.${action}`, { name }))
    } catch (error) {
      onClose()
      if (error instanceof ApiError && error.failure !== 'expired') showAlert(error.message)
    }
  }
  const effect = subject === 'registration' && action === 'approve' && kind === 'buyer' ? 'approveBuyer' : action
  return (
    <Dialog title={t(`action.${action}`)} width={520} onClose={onClose}>
      <form className={styles.body} noValidate onSubmit={(event) => void send(event)}>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{t(`effect.${subject}.${effect}`)}</p>
        {needsReason(action) ? (
          <Field
            label={t('decide.reason')}
            hint={t('decide.hint')}
            error={missing && reason.trim() === '' ? { type: 'missing', message: t('decide.missing') } : undefined}
            required
          >
            {(control) => (
              <textarea
                ref={box}
                className={form.input}
                rows={4}
                maxLength={REASON_MAX}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                {...control}
              />
            )}
          </Field>
        ) : null}
        <div className={styles.ways}>
          <button type="button" className="yz-button" data-kind="quiet" onClick={onClose}>
            {t('decide.cancel')}
          </button>
          <button type="submit" className="yz-button" disabled={decide.isPending}>
            {t(`action.${action}`)}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
