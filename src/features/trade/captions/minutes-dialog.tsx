import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Minutes } from '#contract/trade/captions/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useDeleteMinutes, useMinutes } from './api'
import styles from './captions.module.css'
import { MinutesLines } from './minutes-lines'
import { NextSteps } from './next-steps'

interface MinutesDialogProps {
  id: number
  /** The other side. */
  name: string
  onClose: () => void
}

/** The minutes of a meeting: what both spoke, in both languages, and what follows. */
export function MinutesDialog({ id, name, onClose }: MinutesDialogProps) {
  const { t } = useTranslation('captions')
  const minutes = useMinutes(id)
  return (
    <WorkDialog title={t('minutes.of', { name })} width={720} onClose={onClose}>
      <Shown query={minutes} loading={<div className={`yz-skeleton ${styles.loading}`} />}>
        {(shown) => <Content id={id} name={name} minutes={shown} />}
      </Shown>
    </WorkDialog>
  )
}

function Content({ id, name, minutes }: { id: number; name: string; minutes: Minutes }) {
  const { t } = useTranslation('captions')
  if (minutes.version === 0) return <Empty title={t('minutes.none')} text={t('minutes.noneText')} />
  return (
    <div className={styles.minutes}>
      <MinutesLines id={id} lines={minutes.lines} />
      <NextSteps id={id} minutes={minutes} />
      <Remove id={id} name={name} />
    </div>
  )
}

function Remove({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('captions')
  const remove = useDeleteMinutes()
  const [isConfirming, setConfirming] = useState(false)
  return (
    <div>
      <Button danger onClick={() => setConfirming(true)}>
        {t('minutes.delete')}
      </Button>
      {isConfirming ? (
        <WorkDialog
          title={t('minutes.delete')}
          submit={t('minutes.delete')}
          danger
          busy={remove.isPending}
          onSubmit={() =>
            remove.mutate({ id }, { onSuccess: () => (setConfirming(false), showToast(t('minutes.deleted'))) })
          }
          onClose={() => setConfirming(false)}
        >
          <p>{t('minutes.deleteText', { name })}</p>
        </WorkDialog>
      ) : null}
    </div>
  )
}
