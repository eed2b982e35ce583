import { useTranslation } from 'react-i18next'
import type { WaitingPlace } from '#contract/commerce/waiting-list/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { Dialog } from '#src/common/ui/dialog/dialog.tsx'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { useLeave } from './api'
import styles from './waiting-list.module.css'

interface LeaveDialogProps {
  place: WaitingPlace
  onClose: () => void
}

/** Asks before a place in a queue is given up: there is no way back to it. */
export function LeaveDialog({ place: { id, name, state }, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('waiting-list')
  const leave = useLeave()
  const send = () =>
    leave.mutate(
      { id },
      {
        onSuccess: () => {
          showToast(t('leave.done'))
          onClose()
        },
      },
    )
  return (
    <Dialog title={t('leave.title')} width={440} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{t(state === 'offered' ? 'leave.textOffered' : 'leave.text', { name })}</p>
        {leave.error ? (
          <p className={styles.refused} role="alert">
            {errorMessage(leave.error)}
          </p>
        ) : null}
        <div className={styles.choice}>
          <button type="button" className="yz-button" data-kind="quiet" onClick={onClose}>
            {t('leave.keep')}
          </button>
          <button type="button" className="yz-button" disabled={leave.isPending} onClick={send}>
            {t('leave.do')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
