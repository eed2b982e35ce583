import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyHallSetup } from '#contract/fair/booths/setup/endpoints.ts'
import type { HallSetup } from '#contract/fair/booths/setup/schemas.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useSetupChange } from './api'
import { ReloadAlert } from './reload-alert'
import styles from './setup.module.css'

interface CopyPartProps {
  setup: HallSetup
  /** The form differs from what is saved. */
  isChanged: boolean
  /** Loads into the form what is saved now. */
  onReload: () => void
}

/** Copies what is saved for a hall to all others, after a confirmation. */
export function CopyPart({ setup, isChanged, onReload }: CopyPartProps) {
  const { t } = useTranslation('hall-setup')
  const [isOpen, setOpen] = useState(false)
  if (setup.others.length === 0) return null
  return (
    <div className={styles.copy}>
      <span>{t(isChanged ? 'copy.saveFirst' : 'copy.hint')}</span>
      <Button disabled={isChanged} onClick={() => setOpen(true)}>
        {t('copy.open')}
      </Button>
      {isOpen ? <CopyDialog setup={setup} onReload={onReload} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

interface CopyDialogProps extends Pick<CopyPartProps, 'setup' | 'onReload'> {
  onClose: () => void
}

function CopyDialog({ setup, onReload, onClose }: CopyDialogProps) {
  const { t } = useTranslation('hall-setup')
  const copy = useSetupChange(copyHallSetup)
  // What is replaced is what the confirmation names, also when the answer changes meanwhile.
  const [{ hallId, revision, hallName, others }] = useState(setup)
  const isOutdated = isRefusal(copy.error, 'SetupCopyChanged')
  const overwritten = others.filter((one) => one.revision > 0)
  const done = () => {
    showToast(t('copy.done', { count: others.length }))
    onClose()
  }
  const submit = () =>
    copy.mutate(
      { hallId, revision, others: others.map((one) => ({ hallId: one.hallId, revision: one.revision })) },
      { onSuccess: done },
    )
  return (
    <WorkDialog
      title={t('copy.title')}
      submit={t('copy.submit')}
      danger={overwritten.length > 0}
      disabled={isOutdated}
      busy={copy.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('copy.text', { count: others.length, hall: hallName })}</p>
      <p>
        {overwritten.length === 0
          ? t('copy.nothing')
          : t('copy.overwrites', {
              count: overwritten.length,
              halls: overwritten.map((one) => one.hallName).join(t('copy.comma')),
            })}
      </p>
      {copy.error ? <Alert type="error" showIcon role="alert" title={errorMessage(copy.error)} /> : null}
      {isOutdated ? <ReloadAlert hint={t('copy.reloadHint')} onReload={onReload} /> : null}
    </WorkDialog>
  )
}
