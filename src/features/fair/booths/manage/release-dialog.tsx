import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { releaseBooth } from '#contract/fair/booths/endpoints.ts'
import type { Booth } from '#contract/fair/booths/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useBoothChange } from './api'

interface ReleaseDialogProps {
  hallId: number
  booth: Booth
  onClose: () => void
}

/** Asks before a booth is made free. */
export function ReleaseDialog({ hallId, booth: { number, exhibitor, heldUntil }, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation('booth-desk')
  const release = useBoothChange(releaseBooth)
  const done = () => {
    showToast(t('release.done', { number }))
    onClose()
  }
  return (
    <WorkDialog
      title={t('release.title', { number })}
      submit={t('release.submit')}
      danger
      busy={release.isPending}
      onSubmit={() =>
        release.mutate({ hallId, number, exhibitorId: exhibitor?.id ?? null, heldUntil }, { onSuccess: done })
      }
      onClose={onClose}
    >
      <p>{exhibitor ? t('release.text', { number, name: exhibitor.name }) : t('release.textHeld', { number })}</p>
      {release.error ? <Alert type="error" showIcon role="alert" title={errorMessage(release.error)} /> : null}
    </WorkDialog>
  )
}
