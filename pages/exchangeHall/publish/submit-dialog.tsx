import { useTranslation } from 'react-i18next'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'

interface SubmitDialogProps {
  /** How many exhibitors it is for alone; 0: all. */
  named: number
  onAnswer: (sure: boolean) => void
}

/** Says what comes of it before a demand goes to the organizer. */
export function SubmitDialog({ named, onAnswer }: SubmitDialogProps) {
  const { t } = useTranslation('own-demands')
  return (
    <WorkDialog
      title={t('submit.title')}
      submit={t('submit.do')}
      onSubmit={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <p>{named > 0 ? t('submit.named', { count: named }) : t('submit.open')}</p>
      <p>{t('submit.effect')}</p>
    </WorkDialog>
  )
}
