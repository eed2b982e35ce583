import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { removeAddress } from '#contract/commerce/addresses/endpoints.ts'
import type { Address } from '#contract/commerce/addresses/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useAddressChange } from './api'
import { AddressLines } from './address-lines'
import styles from './addresses.module.css'

interface RemoveDialogProps {
  address: Address
  /** There are others, of which the newest becomes the default in its place. */
  hasOthers: boolean
  onClose: () => void
}

/** Asks before an address is removed, and says which is the default then. */
export function RemoveDialog({ address, hasOthers, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('addresses')
  const remove = useAddressChange(removeAddress)
  const done = () => {
    showToast(t('remove.done'))
    onClose()
  }
  const send = () =>
    remove.mutate(
      { id: address.id },
      // Somebody, or a first press, has done it already.
      { onSuccess: done, onError: (error) => isRefusal(error, 'AddressNotFound') && done() },
    )
  return (
    <WorkDialog
      title={t('remove.title')}
      submit={t('remove.submit')}
      danger
      busy={remove.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <AddressLines address={address} />
      {address.isDefault && hasOthers ? <p className={styles.hint}>{t('remove.default')}</p> : null}
      {remove.error ? <Alert type="error" showIcon role="alert" title={errorMessage(remove.error)} /> : null}
    </WorkDialog>
  )
}
