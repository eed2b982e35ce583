import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Captioning } from '#contract/trade/captions/schemas.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useAgree } from './api'
import styles from './captions.module.css'

interface MinutesAgreementProps {
  /** Of the meeting. */
  id: number
  /** The own one in it: who agrees has it. */
  seat: string | null
  /** The other side. */
  other: string
  captioning: Captioning
}

/** Whether what is captioned is kept as minutes: both sides agree to it, and either withdraws. */
export function MinutesAgreement({ id, seat, other, captioning }: MinutesAgreementProps) {
  const { t } = useTranslation('captions')
  const agree = useAgree()
  const [isConfirming, setConfirming] = useState(false)
  const state = captioning.own ? (captioning.other ? 'both' : 'own') : captioning.other ? 'other' : 'none'
  const send = (agrees: boolean) =>
    agree.mutate({ id, agrees, seat: agrees ? seat : null }, { onSuccess: () => setConfirming(false) })
  return (
    <>
      <Button
        loading={agree.isPending && !isConfirming}
        disabled={!captioning.own && seat === null}
        onClick={() => (captioning.own ? send(false) : setConfirming(true))}
      >
        {t(`minutes.action.${state}`)}
      </Button>
      <span className={styles.state} role="status" data-state={state}>
        {state === 'none' ? null : t(`minutes.state.${state}`, { name: other })}
      </span>
      {isConfirming ? (
        <WorkDialog
          title={t('minutes.title')}
          submit={t('minutes.agree')}
          busy={agree.isPending}
          onSubmit={() => send(true)}
          onClose={() => setConfirming(false)}
        >
          <div className={styles.consent}>
            <p>{t('minutes.what', { name: other })}</p>
            <p>{t('minutes.end')}</p>
          </div>
        </WorkDialog>
      ) : null}
    </>
  )
}
