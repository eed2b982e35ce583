import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { usePublishPlan } from '#src/features/fair/floor-plan/editor/api.ts'
import type { EditorDialogsProps } from './dialog-props'
import { DrawingChanges } from './drawing-changes'

/** Says what visitors will see otherwise, and publishes it. */
export function PublishDialog(props: EditorDialogsProps) {
  const { editor, plan, published, problems, saving, onPublished, onClose } = props
  const { t } = useTranslation('floor-plans')
  const publish = usePublishPlan()
  const refused = saving.problem ?? (publish.error ? errorMessage(publish.error) : undefined)
  const send = async () => {
    if (!(await saving.flush())) return
    const { hallId, level } = plan
    publish.mutate(
      { hallId, level, revision: saving.revisionNow() },
      {
        onSuccess: ({ revision }) => {
          saving.follow(revision)
          onPublished()
          showToast(t('publish.done'))
          onClose()
        },
      },
    )
  }
  return (
    <WorkDialog
      title={t('publish.title')}
      submit={t('publish.submit')}
      disabled={problems > 0 || saving.state === 'conflict'}
      busy={publish.isPending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {problems > 0 ? <Alert type="warning" showIcon title={t('publish.problems', { count: problems })} /> : null}
      <p>{t('publish.lead')}</p>
      <DrawingChanges before={published} after={editor.drawing} />
      {refused ? <Alert type="error" showIcon title={refused} /> : null}
    </WorkDialog>
  )
}
