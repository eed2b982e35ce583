import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ManagedHall, ManagedLevel } from '#contract/fair/floor-plan/editing/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useRemovePlan } from '#src/features/fair/floor-plan/editor/api.ts'
import { useLevelName } from './use-level-name'

interface RemoveDialogProps {
  hall: ManagedHall
  level: ManagedLevel
  onClose: () => void
}

/** Removes a level, once that is confirmed. */
export function RemoveDialog({ hall, level, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('floor-plans')
  const nameOf = useLevelName()
  const remove = useRemovePlan()
  return (
    <WorkDialog
      title={t('remove.title', { hall: hall.hallName, level: nameOf(level.level) })}
      submit={t('remove.submit')}
      danger
      busy={remove.isPending}
      onSubmit={() =>
        remove.mutate({ hallId: hall.hallId, level: level.level, revision: level.revision }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <p>{t(level.state === 'unpublished' ? 'remove.textDraft' : 'remove.text')}</p>
      {remove.error ? <Alert type="error" showIcon title={errorMessage(remove.error)} /> : null}
    </WorkDialog>
  )
}
