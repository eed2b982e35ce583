import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveDetail } from '#contract/live/live/schemas.ts'
import { isOnAir } from '#contract/live/live/rules.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { ConfirmDialog } from '#src/common/ui/dialog/confirm-dialog.tsx'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import type { Studio } from './use-studio'
import styles from './studio.module.css'

interface Props {
  live: Pick<LiveDetail, 'status' | 'liveName'>
  studio: Studio
}

/** What the host does next: go live, pause, end. */
export function MainActions({ live, studio }: Props) {
  const { t } = useTranslation('broadcast')
  const [isEnding, setEnding] = useState(false)
  const { phase, quality } = studio.state
  const attempt = (act: () => Promise<void>) => void act().catch((error: unknown) => showAlert(errorMessage(error)))

  if (phase === 'testing' && quality === 'tooSlow') {
    return (
      <div className={styles.choice} role="alert">
        <p>{t('line.tooSlow')}</p>
        <div className={styles.actions}>
          <button type="button" className="yz-button" onClick={() => void studio.goLiveAnyway()}>
            {t('action.anyway')}
          </button>
          <button type="button" className="yz-button" data-kind="quiet" onClick={studio.abandon}>
            {t('action.notNow')}
          </button>
        </div>
      </div>
    )
  }
  if (phase === 'testing' || phase === 'starting' || phase === 'ending') {
    return (
      <p className={styles.working} role="status">
        {t(`working.${phase}`)}
      </p>
    )
  }
  if (phase === 'ready') {
    return (
      <div className={styles.actions}>
        <button type="button" className={`yz-button ${styles.go}`} onClick={() => void studio.goLive()}>
          {t(isOnAir(live.status) ? 'action.continue' : 'action.goLive')}
        </button>
        <small>{t(isOnAir(live.status) ? 'hint.continue' : 'hint.goLive')}</small>
      </div>
    )
  }
  if (phase !== 'live' && phase !== 'paused') return null
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className="yz-button"
        data-kind="quiet"
        onClick={() => attempt(phase === 'live' ? studio.pause : studio.resume)}
      >
        {t(phase === 'live' ? 'action.pause' : 'action.resume')}
      </button>
      <button type="button" className={`yz-button ${styles.stop}`} onClick={() => setEnding(true)}>
        {t('action.end')}
      </button>
      {isEnding ? (
        <ConfirmDialog
          title={t('end.title')}
          yes={t('action.end')}
          no={t('end.keep')}
          onYes={() => {
            setEnding(false)
            attempt(studio.end)
          }}
          onClose={() => setEnding(false)}
        >
          <p>{t('end.text', { name: live.liveName })}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
