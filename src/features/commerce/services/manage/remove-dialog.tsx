import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { removeService } from '#contract/commerce/services/endpoints.ts'
import type { ManagedService } from '#contract/commerce/services/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useDeskChange } from './api'

interface RemoveDialogProps {
  service: ManagedService
  /** As the reader calls it. */
  name: string
  onClose: () => void
}

/** Asks before a service is taken off; what was bought of it stays. */
export function RemoveDialog({ service: { id, version }, name, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('service-desk')
  const remove = useDeskChange(removeService)
  const done = () => {
    showToast(t('catalogue.removed', { name }))
    onClose()
  }
  return (
    <WorkDialog
      title={t('catalogue.removeTitle', { name })}
      submit={t('catalogue.remove')}
      danger
      busy={remove.isPending}
      onSubmit={() => remove.mutate({ id, version }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>{t('catalogue.removeText')}</p>
      {remove.error ? <Alert type="error" showIcon role="alert" title={errorMessage(remove.error)} /> : null}
    </WorkDialog>
  )
}
