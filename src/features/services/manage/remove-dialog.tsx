import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { removeService } from '../../../../contract/services/endpoints'
import type { ManagedService } from '../../../../contract/services/schemas'
import { errorMessage } from '../../../common/request/error-message'
import { showToast } from '../../../common/ui/notices/notices'
import { WorkDialog } from '../../../common/work/work-dialog'
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
