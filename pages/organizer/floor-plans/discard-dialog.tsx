import { Alert } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#src/common/request/error-message.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useDiscardPlan } from '#src/features/fair/floor-plan/editor/api.ts'
import type { EditorDialogsProps } from './dialog-props'

/** Makes the draft again what visitors see, once that is confirmed. */
export function DiscardDialog({ plan: { hallId, level }, saving, onReload, onClose }: EditorDialogsProps) {
  const { t } = useTranslation('floor-plans')
  const discard = useDiscardPlan()
  const [unread, setUnread] = useState<unknown>()
  const error = unread ?? discard.error
  /** What the server has is discarded, also where the draft here cannot be saved. */
  const send = async () => {
    setUnread(undefined)
    const revision = await saving.readRevision().catch(setUnread)
    if (revision === undefined) return
    discard.mutate(
      { hallId, level, revision },
      {
        onSuccess: () => {
          saving.forget()
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
      {error ? <Alert type="error" showIcon title={errorMessage(error)} /> : null}
    </WorkDialog>
  )
}
