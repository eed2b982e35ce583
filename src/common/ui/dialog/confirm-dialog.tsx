import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../notices/notices'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog'

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  yes: string
  no: string
  /** While its promise is under way the button waits. */
  onYes: () => void | Promise<void>
  onClose: () => void
}

/** Asks before something is done, and says so where it is not (spec: live §8). */
export function ConfirmDialog({ title, children, yes, no, onYes, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const cancel = () => {
    showToast(t('action.cancelled'))
    onClose()
  }
  const agree = async () => {
    setBusy(true)
    await onYes()
    setBusy(false)
  }
  return (
    <Dialog title={title} width={440} onClose={cancel}>
      <div className={styles.text}>{children}</div>
      <div className={styles.choice}>
        <button type="button" className="yz-button" data-kind="quiet" onClick={cancel}>
          {no}
        </button>
        <button type="button" className="yz-button" disabled={busy} onClick={() => void agree()}>
          {yes}
        </button>
      </div>
    </Dialog>
  )
}
