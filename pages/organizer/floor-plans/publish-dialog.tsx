import { Alert } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { compareDrawings } from '#src/features/fair/floor-plan/drawing/compare.ts'
import { usePublishPlan } from '#src/features/fair/floor-plan/editor/api.ts'
import type { EditorDialogsProps } from './dialog-props'

const NAMED_MAX = 12

/** Says what visitors will see otherwise, and publishes it. */
export function PublishDialog(props: EditorDialogsProps) {
  const { editor, plan, published, problems, saving, onPublished, onClose } = props
  const { t } = useTranslation('floor-plans')
  const publish = usePublishPlan()
  const changes = useMemo(() => compareDrawings(published, editor.drawing), [published, editor.drawing])
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
      <ul>
        {(['added', 'removed', 'changed'] as const).map((key) =>
          changes[key].length > 0 ? (
            <li key={key}>
              {t(`publish.${key}`, { count: changes[key].length })}
              {': '}
              {changes[key].slice(0, NAMED_MAX).join(t('problems.and'))}
              {changes[key].length > NAMED_MAX ? ' …' : ''}
            </li>
          ) : null,
        )}
        {changes.surroundings ? <li>{t('publish.surroundings')}</li> : null}
      </ul>
      {refused ? <Alert type="error" showIcon title={refused} /> : null}
    </WorkDialog>
  )
}
