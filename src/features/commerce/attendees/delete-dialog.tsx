import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { deleteAttendee } from '#contract/commerce/attendees/endpoints.ts'
import type { Attendee } from '#contract/commerce/attendees/schemas.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useAttendeeChange } from './api'
import { AttendeeLines } from './attendee-lines'
import styles from './attendees.module.css'

interface DeleteDialogProps {
  attendee: Attendee
  onClose: () => void
}

/** Asks before an attendee is deleted. */
export function DeleteDialog({ attendee, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('attendees')
  const remove = useAttendeeChange(deleteAttendee)
  const done = () => {
    showToast(t('delete.done'))
    onClose()
  }
  const send = () =>
    remove.mutate(
      { id: attendee.id },
      // It was deleted elsewhere, or by a first press.
      { onSuccess: done, onError: (error) => isRefusal(error, 'AttendeeNotFound') && done() },
    )
  return (
    <WorkDialog
      title={t('delete.title')}
      submit={t('delete.submit')}
      danger
      busy={remove.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <AttendeeLines attendee={attendee} />
      <p className={styles.hint}>{t('delete.text')}</p>
      {remove.error ? <Alert type="error" showIcon role="alert" title={errorMessage(remove.error)} /> : null}
    </WorkDialog>
  )
}
