import { useTranslation } from 'react-i18next'
import { takeBackInvitation } from '#contract/people/team/endpoints.ts'
import type { Member } from '#contract/people/team/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useTeamChange } from './api'

/** Asks before the link of an invitation is ended. */
export function TakeBackDialog({ member: { id, name, email }, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('team')
  const takeBack = useTeamChange(takeBackInvitation)
  const send = async () => {
    try {
      await takeBack.mutateAsync({ id })
      showToast(t('takeBack.done', { name }))
    } catch (error) {
      showAlert(errorMessage(error))
    }
    onClose()
  }
  return (
    <WorkDialog
      title={t('takeBack.of', { name })}
      submit={t('takeBack.submit')}
      cancel={t('takeBack.keep')}
      danger
      busy={takeBack.isPending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>{t('takeBack.effect', { email })}</p>
    </WorkDialog>
  )
}
