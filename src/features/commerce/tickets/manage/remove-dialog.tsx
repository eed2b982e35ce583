import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '#contract/core/endpoint.ts'
import type { removeQuota, removeTicketType } from '#contract/commerce/tickets/endpoints.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useTypeChange } from './api'

interface RemoveDialogProps<E extends typeof removeTicketType | typeof removeQuota> {
  endpoint: E
  input: InputOf<E>
  name: string
  text: string
  onClose: () => void
}

/** Asks before a type or a quota is deleted, and says why it cannot be. */
export function RemoveDialog<E extends typeof removeTicketType | typeof removeQuota>(props: RemoveDialogProps<E>) {
  const { endpoint, input, name, text, onClose } = props
  const { t } = useTranslation('commerce')
  const remove = useTypeChange(endpoint)
  const send = () =>
    remove.mutate(input, {
      onSuccess: () => {
        showToast(t('types.removed', { name }))
        onClose()
      },
    })
  return (
    <WorkDialog
      title={t('types.removeTitle', { name })}
      submit={t('types.remove')}
      danger
      busy={remove.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{text}</p>
      {remove.error ? <Alert type="error" showIcon role="alert" title={errorMessage(remove.error)} /> : null}
    </WorkDialog>
  )
}
