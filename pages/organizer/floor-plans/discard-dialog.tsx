import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#src/common/request/error-message.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useDiscardPlan } from '#src/features/fair/floor-plan/editor/api.ts'
import type { EditorDialogsProps } from './dialog-props'

/** Makes the draft again what visitors see, once that is confirmed. */
export function DiscardDialog({ plan: { hallId, level }, saving, onReload, onClose }: EditorDialogsProps) {
  const { t } = useTranslation('floor-plans')
  const discard = useDiscardPlan()
  const send = async () => {
    if (!(await saving.flush())) return
    discard.mutate(
      { hallId, level, revision: saving.revisionNow() },
      {
        onSuccess: ({ revision }) => {
          saving.follow(revision)
          onClose()
          onReload()
        },
      },
    )
  }
  return (
    <WorkDialog
      title={t('discard.title')}
      submit={t('discard.submit')}
      danger
      busy={discard.isPending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>{t('discard.text')}</p>
      {discard.error ? <Alert type="error" showIcon title={errorMessage(discard.error)} /> : null}
    </WorkDialog>
  )
}
