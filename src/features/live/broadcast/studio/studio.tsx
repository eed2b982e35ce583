import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveDetail } from '#contract/live/live/schemas.ts'
import { EncoderPart } from '../encoder/encoder-part'
import { CaptionsNote } from './captions-tool'
import { DevicePickers } from './device-pickers'
import { FaultNote } from './fault-note'
import { MainActions } from './main-actions'
import { MeasuresList } from './measures-list'
import { Preview } from './preview'
import { isSending } from './studio-state'
import { Tools } from './tools'
import { useStudio } from './use-studio'
import styles from './studio.module.css'

interface Props {
  live: Pick<LiveDetail, 'id' | 'status' | 'liveName'>
  /** Where the recording of the session is edited. */
  editAddress: string
  onChanged: () => void
  onClose: () => void
}

/** Sends a session from this device. Needs the texts `broadcast`. */
export function Studio({ live, editAddress, onChanged, onClose }: Props) {
  const { t } = useTranslation('broadcast')
  const studio = useStudio(live, onChanged)
  const { state } = studio
  const { phase, fault, quality } = state
  // Whoever opened the studio wants the camera: the browser asks at once.
  const open = useEffectEvent(() => void studio.open())
  useEffect(() => open(), [])
  const hasPicture = phase !== 'idle' && phase !== 'requesting' && phase !== 'ended'
  return (
    <section className={styles.studio} aria-label={t('title')} data-phase={phase}>
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        {isSending(state) ? null : (
          <button type="button" className="yz-button" data-kind="quiet" onClick={onClose}>
            {t('action.close')}
          </button>
        )}
      </header>
      {phase === 'ended' ? null : <Preview studio={studio} />}
      <FaultNote studio={studio} />
      {fault === 'insecure' || fault === 'noEncoder' ? <EncoderPart liveId={live.id} isOpen /> : null}
      {quality === 'reduced' && phase === 'live' ? (
        <p className={styles.notice} role="status">
          {t('line.reduced')}
        </p>
      ) : null}
      <MainActions live={live} studio={studio} />
      {hasPicture ? <Tools liveId={live.id} studio={studio} /> : null}
      {hasPicture ? <CaptionsNote liveId={live.id} /> : null}
      {phase === 'live' || phase === 'paused' ? <MeasuresList liveId={live.id} studio={studio} /> : null}
      {hasPicture ? <DevicePickers studio={studio} /> : null}
      {phase === 'ended' && !fault ? (
        <div className={styles.ended} role="status">
          <p>
            <b>{t('ended.title')}</b>
          </p>
          <p>{t('ended.text')}</p>
          <a className="yz-button" href={editAddress}>
            {t('ended.recording')}
          </a>
        </div>
      ) : null}
    </section>
  )
}
