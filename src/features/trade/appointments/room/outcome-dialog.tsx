import { useTranslation } from 'react-i18next'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { OutcomeForm } from './outcome-form'

/** Notes the outcome of a talk, from the list of talks. */
export function OutcomeDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const { t } = useTranslation('talk-room')
  return (
    <WorkDialog title={t('outcome.of', { name })} width={560} onClose={onClose}>
      <OutcomeForm id={id} onSaved={onClose} />
    </WorkDialog>
  )
}
