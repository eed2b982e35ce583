import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/core/language.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { lazyDialog } from '#src/common/ui/dialog/lazy-dialog.tsx'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import { useLiveCaptioning, useSetLiveCaptioning } from '../api'
import styles from './studio.module.css'

const CaptionsDialog = lazyDialog(async () => (await import('./captions-dialog')).CaptionsDialog)

/** Turns captions of what the host speaks on, after consent, or off; nothing where the fair has no speech service. */
export function CaptionsTool({ liveId }: { liveId: number }) {
  const { t } = useTranslation('broadcast')
  const [isOpen, setOpen] = useState(false)
  const { data } = useLiveCaptioning(liveId)
  const change = useSetLiveCaptioning()
  if (!data?.hasService) return null
  const isOn = data.language !== null
  const set = async (language: Language | null) => {
    try {
      await change.mutateAsync({ liveId, language })
      setOpen(false)
    } catch (error) {
      showAlert(errorMessage(error))
    }
  }
  return (
    <>
      <button
        type="button"
        className="yz-button"
        data-kind="quiet"
        aria-pressed={isOn}
        disabled={change.isPending}
        onClick={() => (isOn ? void set(null) : setOpen(true))}
      >
        {t(isOn ? 'captions.off' : 'captions.on')}
      </button>
      {isOpen ? <CaptionsDialog isTranslated={data.isTranslated} onAgree={set} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** What viewers read while captions are on. */
export function CaptionsNote({ liveId }: { liveId: number }) {
  const { t } = useTranslation('broadcast')
  const { data } = useLiveCaptioning(liveId)
  if (!data?.hasService) return null
  const { language } = data
  const text = language ? t(data.isUsedUp ? 'captions.usedUp' : `captions.now.${language}`) : ''
  return (
    <p className={styles.captions} role="status">
      {text}
    </p>
  )
}
