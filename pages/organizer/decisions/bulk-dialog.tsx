import { useTranslation } from 'react-i18next'
import { EachDialog } from '#src/common/work/each-dialog.tsx'
import { useDecideEach } from '../api'
import type { Bulk } from './bulk-bar'
import { needsReason, ReasonField, useReason } from './reason-field'

interface BulkDialogProps {
  bulk: Bulk
  /** `done`: something was decided. */
  onClose: (done: boolean) => void
}

/** Decides one case after the other, each as it was seen. */
export function BulkDialog({ bulk: { cases, action }, onClose }: BulkDialogProps) {
  const { t } = useTranslation('organizer')
  const reason = useReason(action)
  const { decide, finish } = useDecideEach()
  return (
    <EachDialog
      title={t(`bulk.${action}`)}
      danger={action === 'reject'}
      items={cases}
      nameOf={({ name }) => name}
      about={t('bulk.about', { count: cases.length })}
      renderBefore={(send) =>
        needsReason(action) ? (
          <ReasonField action={action} languageType={undefined} reason={reason} onSend={send} />
        ) : null
      }
      isReady={reason.isGiven}
      run={({ subject, id, version }) => decide({ subject, id, version, action, reason: reason.text.trim() })}
      onFinished={finish}
      onClose={onClose}
    />
  )
}
