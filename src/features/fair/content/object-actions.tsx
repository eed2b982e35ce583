import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteContent, undeleteContent, withdrawContent } from '#contract/fair/content/endpoints.ts'
import { type ContentKind, isOwner } from '#contract/fair/content/kinds.ts'
import { UNDELETE_DAYS } from '#contract/fair/content/limits.ts'
import { mayStep } from '#contract/fair/content/rules.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useContentChange } from './api'
import { PreviewButton } from './preview-button'
import { useWritesForFair } from './review/use-writes-for-fair'
import styles from './content.module.css'

interface ObjectActionsProps {
  kind: ContentKind
  of: ContentObject
  onDone: (object: ContentObject) => void
}

type Step = 'withdraw' | 'delete' | 'undelete'

/** What can be done with an object besides writing it; hiding it needs confirmation. */
export function ObjectActions({ kind, of, onDone }: ObjectActionsProps) {
  const { t } = useTranslation('content')
  // An exhibitor is put on show and taken off by organizers.
  const mayShow = useWritesForFair() || !isOwner(kind)
  const [requested, setRequested] = useState<Exclude<Step, 'undelete'>>()
  const ways = {
    withdraw: useContentChange(withdrawContent),
    delete: useContentChange(deleteContent),
    undelete: useContentChange(undeleteContent),
  }
  const busy = Object.values(ways).some(({ isPending }) => isPending)
  const go = async (step: Step) => {
    try {
      onDone(await ways[step].mutateAsync({ kind, id: of.id, revision: of.revision }))
      showToast(t(`step.done.${step}`))
    } catch (error) {
      showAlert(errorMessage(error))
    }
    setRequested(undefined)
  }
  return (
    <div className={styles.actions} role="group" aria-label={t('step.label')}>
      {of.state === 'deleted' ? null : <PreviewButton kind={kind} id={of.id} />}
      {mayShow && mayStep('withdraw', of.state) ? (
        <Button disabled={busy} onClick={() => setRequested('withdraw')}>
          {t('step.withdraw')}
        </Button>
      ) : null}
      {mayShow && mayStep('delete', of.state) ? (
        <Button danger disabled={busy} onClick={() => setRequested('delete')}>
          {t('step.delete')}
        </Button>
      ) : null}
      {mayShow && mayStep('undelete', of.state) ? (
        <Button type="primary" disabled={busy} onClick={() => void go('undelete')}>
          {t('step.undelete')}
        </Button>
      ) : null}
      {requested ? (
        <WorkDialog
          title={t(`step.ask.${requested}`)}
          submit={t(`step.${requested}`)}
          danger
          busy={busy}
          onSubmit={() => void go(requested)}
          onClose={() => setRequested(undefined)}
        >
          <p>{t(`step.text.${requested}`, { days: UNDELETE_DAYS })}</p>
        </WorkDialog>
      ) : null}
    </div>
  )
}
