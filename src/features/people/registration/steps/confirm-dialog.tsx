import { useTranslation } from 'react-i18next'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'

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
    <WorkDialog
      title={title}
      width={440}
      submit={yes}
      cancel={t('confirm.stay')}
      danger
      onSubmit={onYes}
      onClose={onClose}
    >
      <p>{text}</p>
    </WorkDialog>
  )
}
