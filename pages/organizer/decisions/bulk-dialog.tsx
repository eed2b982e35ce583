import { Alert, Progress } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../src/common/request/error-message'
import { WorkDialog } from '../../../src/common/work/work-dialog'
import { useDecideEach } from '../api'
import type { Bulk } from './bulk-bar'
import { needsReason, ReasonField, useReason } from './reason-field'

interface BulkDialogProps {
  bulk: Bulk
  /** `done`: something was decided. */
  onClose: (done: boolean) => void
}

interface Outcome {
  id: number
  name: string
  /** Why it was not decided; empty where it was. */
  failure: string
}

/** Decides one case after the other, each as it was seen, and says of which that failed and why. */
export function BulkDialog({ bulk: { cases, action }, onClose }: BulkDialogProps) {
  const { t } = useTranslation('organizer')
  const reason = useReason(action)
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const [busy, setBusy] = useState(false)
  const { decide, finish } = useDecideEach()
  const isDone = outcomes.length === cases.length
  const failures = outcomes.filter(({ failure }) => failure !== '')

  const send = async () => {
    // The keys reach it also while it is under way.
    if (busy || !reason.isGiven()) return
    setBusy(true)
    for (const { subject, id, version, name } of cases) {
      const failure = await decide({ subject, id, version, action, reason: reason.text.trim() }).then(
        () => '',
        (error: unknown) => errorMessage(error),
      )
      setOutcomes((known) => [...known, { id, name, failure }])
    }
    await finish()
    setBusy(false)
  }
  const title = t(`bulk.${action}`)
  return (
    <WorkDialog
      title={title}
      {...(isDone ? {} : { submit: title })}
      danger={action === 'reject'}
      busy={busy}
      onSubmit={() => void send()}
      onClose={() => {
        if (!busy) onClose(outcomes.length > 0)
      }}
    >
      <p>{t('bulk.about', { count: cases.length })}</p>
      {outcomes.length === 0 && needsReason(action) ? (
        <ReasonField action={action} languageType={undefined} reason={reason} onSend={() => void send()} />
      ) : null}
      {outcomes.length > 0 ? (
        <>
          <Progress percent={Math.round((outcomes.length / cases.length) * 100)} aria-label={title} />
          <p role="status">
            {t('bulk.outcome', { decided: outcomes.length - failures.length, failed: failures.length })}
          </p>
        </>
      ) : null}
      {failures.map(({ id, name, failure }) => (
        <Alert key={id} type="error" showIcon title={`${name}: ${failure}`} />
      ))}
    </WorkDialog>
  )
}
