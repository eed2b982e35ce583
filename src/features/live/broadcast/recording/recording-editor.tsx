import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recording } from '#contract/live/broadcast/schemas.ts'
import { formatPlayTime } from '#src/common/player/controls/format-play-time.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useDeleteRecording, useTrimRecording } from '../api'
import { RecordedCaptions } from './recorded-captions'
import styles from './recording.module.css'
import { useFrameCover } from './use-frame-cover'

const DAY_MS = 86_400_000

interface Props {
  liveId: number
  recording: Recording
}

/** Plays the whole recording and chooses what of it visitors see; nothing is cut away for good. */
export function RecordingEditor({ liveId, recording }: Props) {
  const { t } = useTranslation('live-manage')
  const { durationMs, wholeUrl, downloadUrl, version, expiresAt, state } = recording
  const video = useRef<HTMLVideoElement>(null)
  const [startMs, setStart] = useState(recording.trimStartMs)
  const [endMs, setEnd] = useState(recording.trimEndMs ?? durationMs)
  const [isDeleting, setDeleting] = useState(false)
  const [openedAt] = useState(() => Date.now())
  const [trim, remove] = [useTrimRecording(), useDeleteRecording()]
  const cover = useFrameCover(liveId)

  useEffect(() => {
    const shown = video.current
    let end = () => {}
    let hasLeft = false
    // Most who come here edit texts: the player is fetched with the first look at it.
    const attach = async () => {
      const { attachHls } = await import('#src/common/player/engine/attach-hls.ts')
      if (shown && !hasLeft) end = attachHls(shown, wholeUrl)
    }
    void attach()
    return () => {
      hasLeft = true
      end()
    }
  }, [wholeUrl])

  const attempt = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act()
      showToast(t(done))
    } catch (error) {
      showAlert(errorMessage(error))
    }
  }
  const save = (trimStartMs: number, trimEndMs: number | null) =>
    void attempt(() => trim.mutateAsync({ liveId, version, trimStartMs, trimEndMs }), 'recording.saved')
  const look = (ms: number) => {
    if (video.current) video.current.currentTime = ms / 1_000
  }
  const play = (ms: number) => {
    look(ms)
    video.current?.scrollIntoView({ block: 'nearest' })
    // Refused only where the browser cannot play it, which the player shows.
    video.current?.play().catch(() => undefined)
  }
  const time = (ms: number) => formatPlayTime(ms / 1_000)
  const slider = (name: 'start' | 'end', value: number, set: (ms: number) => void) => (
    <div className={styles.slider}>
      <label htmlFor={`trim-${name}`}>{t(`recording.${name}At`, { time: time(value) })}</label>
      <input
        id={`trim-${name}`}
        type="range"
        min={0}
        max={durationMs}
        step={1_000}
        value={value}
        aria-valuetext={time(value)}
        onChange={({ target }) => {
          set(Number(target.value))
          look(Number(target.value))
        }}
      />
      <Button size="small" onClick={() => set(Math.round((video.current?.currentTime ?? 0) * 1_000))}>
        {t('recording.here')}
        <span className="yz-visually-hidden"> {t(`recording.${name}`)}</span>
      </Button>
    </div>
  )
  return (
    <div className={styles.editor}>
      {/* oxlint-disable-next-line media-has-caption -- the host's own recording, to be cut */}
      <video ref={video} controls playsInline preload="metadata" aria-label={t('recording.player')} />
      {state === 'full' ? <p>{t('recording.full')}</p> : null}
      {slider('start', startMs, (ms) => setStart(Math.min(ms, endMs)))}
      {slider('end', endMs, (ms) => setEnd(Math.max(ms, startMs)))}
      <p>{t('recording.length', { length: time(endMs - startMs), whole: time(durationMs) })}</p>
      <div className={styles.actions}>
        <Button
          type="primary"
          loading={trim.isPending}
          onClick={() => save(startMs, endMs >= durationMs ? null : endMs)}
        >
          {t('recording.save')}
        </Button>
        <Button onClick={() => save(0, null)}>{t('recording.whole')}</Button>
        <Button
          loading={cover.isBusy}
          onClick={() => void attempt(() => cover.take(video.current), 'recording.coverSaved')}
        >
          {t('recording.cover')}
        </Button>
        <Button href={downloadUrl} download>
          {t('recording.download')}
        </Button>
        <Button danger onClick={() => setDeleting(true)}>
          {t('recording.delete')}
        </Button>
        <small>
          {t('recording.daysLeft', { count: Math.max(0, Math.ceil((Date.parse(expiresAt) - openedAt) / DAY_MS)) })}
        </small>
      </div>
      <RecordedCaptions liveId={liveId} onSeek={play} />
      {isDeleting ? (
        <WorkDialog
          title={t('recording.deleteTitle')}
          width={440}
          submit={t('recording.delete')}
          cancel={t('recording.keep')}
          danger
          busy={remove.isPending}
          onSubmit={() =>
            void attempt(() => remove.mutateAsync({ liveId, version }), 'recording.deleted').then(() =>
              setDeleting(false),
            )
          }
          onClose={() => setDeleting(false)}
        >
          <p>{t('recording.deleteText')}</p>
        </WorkDialog>
      ) : null}
    </div>
  )
}
