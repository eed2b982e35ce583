import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../common/ui/dialog/dialog'
import styles from './steps.module.css'

interface ConfirmDialogProps {
  title: string
  text: string
  yes: string
  onYes: () => void
  onClose: () => void
}

/** Asks before something that was typed is lost. */
export function ConfirmDialog({ title, text, yes, onYes, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('registration')
  return (
    <Dialog title={title} width={440} onClose={onClose}>
      <p className={styles.question}>{text}</p>
      <div className={styles.actions}>
        <button type="button" className="yz-button" data-kind="quiet" onClick={onClose}>
          {t('confirm.stay')}
        </button>
        <button type="button" className="yz-button" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Dialog>
  )
}
