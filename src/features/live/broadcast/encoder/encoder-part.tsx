import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Encoder } from '#contract/live/broadcast/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { ConfirmDialog } from '#src/common/ui/dialog/confirm-dialog.tsx'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { useEncoder, useOpenEncoder, useRenewEncoder } from '../api'
import { AddressLines } from './address-lines'
import styles from './encoder.module.css'

/** Replaces the key after a question: whoever sends with it is cut off. */
function RenewButton({ liveId, version }: { liveId: number; version: number }) {
  const { t } = useTranslation('broadcast')
  const [isOpen, setOpen] = useState(false)
  const renew = useRenewEncoder()
  const agree = async () => {
    try {
      await renew.mutateAsync({ liveId, version })
      showToast(t('encoder.renew.done'))
    } catch {
      // Shown at the button.
    }
    setOpen(false)
  }
  return (
    <p>
      <button type="button" className="yz-button" data-kind="quiet" onClick={() => setOpen(true)}>
        {t('encoder.renew.action')}
      </button>
      {renew.error ? <span role="alert"> {errorMessage(renew.error)}</span> : null}
      {isOpen ? (
        <ConfirmDialog
          title={t('encoder.renew.title')}
          yes={t('encoder.renew.action')}
          no={t('encoder.renew.keep')}
          onYes={agree}
          onClose={() => setOpen(false)}
        >
          <p>{t('encoder.renew.text')}</p>
        </ConfirmDialog>
      ) : null}
    </p>
  )
}

function Settings({ liveId, encoder }: { liveId: number; encoder: Encoder }) {
  const { t } = useTranslation('broadcast')
  const { state, refusal, addresses, version } = encoder
  return (
    <>
      <p className={styles.state} data-state={state} role="status">
        {t(`encoder.state.${state}`)}
      </p>
      {refusal === '' ? null : <p role="alert">{t(`encoder.refusal.${refusal}`)}</p>}
      <AddressLines addresses={addresses} />
      <ol aria-label={t('encoder.steps.label')}>
        {[1, 2, 3].map((step) => (
          <li key={step}>{t(`encoder.steps.${step}`)}</li>
        ))}
      </ol>
      <p>
        <small>{t('encoder.noRecording')}</small>
      </p>
      <RenewButton liveId={liveId} version={version} />
    </>
  )
}

function Create({ liveId }: { liveId: number }) {
  const { t } = useTranslation('broadcast')
  const open = useOpenEncoder()
  return (
    <>
      <p>{t('encoder.hint.create')}</p>
      <button type="button" className="yz-button" disabled={open.isPending} onClick={() => open.mutate({ liveId })}>
        {t('encoder.create')}
      </button>
      {open.error ? <p role="alert">{errorMessage(open.error)}</p> : null}
    </>
  )
}

function Content({ liveId }: { liveId: number }) {
  const { t } = useTranslation('broadcast')
  const { data, isError, refetch } = useEncoder(liveId, true)
  if (data) {
    if (!data.available) return <p>{t('encoder.unavailable')}</p>
    return data.encoder ? <Settings liveId={liveId} encoder={data.encoder} /> : <Create liveId={liveId} />
  }
  if (!isError) return <div className={`yz-skeleton ${styles.loading}`} />
  return (
    <div role="alert">
      <p>{t('encoder.failed')}</p>
      <button type="button" className="yz-button" onClick={() => void refetch()}>
        {t('encoder.retry')}
      </button>
    </div>
  )
}

/** How to send a session from OBS or another encoder. Nothing is requested before it is opened. */
export function EncoderPart({ liveId, isOpen = false }: { liveId: number; isOpen?: boolean }) {
  const { t } = useTranslation('broadcast')
  const [isShown, setShown] = useState(isOpen)
  return (
    <details className={styles.part} open={isShown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{t('encoder.title')}</summary>
      {isShown ? (
        <div className={styles.content}>
          <Content liveId={liveId} />
        </div>
      ) : null}
    </details>
  )
}
