import type { CSSProperties, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useTrackName } from '../captions/use-track-name'
import { PlayerIcon, type PlayerIconName } from '../player-icon'
import styles from './option-bar.module.css'
import { formatPlayTime } from './format-play-time'
import type { Playing } from '../use-playback'

/** The value of no captions. */
const OFF = 'off'

interface ToolProps {
  icon: PlayerIconName
  label: string
  pressed?: boolean
  onClick: () => void
}

function Tool({ icon, label, pressed, onClick }: ToolProps) {
  return (
    <button type="button" className={styles.tool} aria-label={label} aria-pressed={pressed} onClick={onClick}>
      <PlayerIcon name={icon} />
    </button>
  )
}

/** How much of a slider lies behind its thumb, for the style sheet. */
function filled(part: number): CSSProperties {
  const style: Record<`--${string}`, string> = { '--done': `${Math.round(part * 1000) / 10}%` }
  return style
}

function SeekBar({ playing: { clock, seek } }: { playing: Playing }) {
  const { t } = useTranslation('player')
  const duration = Number.isFinite(clock.duration) ? clock.duration : 0
  const [at, whole] = [formatPlayTime(clock.at), formatPlayTime(duration)]
  return (
    <>
      <input
        type="range"
        className={styles.seek}
        aria-label={t('seek')}
        aria-valuetext={t('seekAt', { at, whole })}
        min={0}
        max={duration}
        step={0.1}
        value={Math.min(clock.at, duration)}
        disabled={duration === 0}
        style={filled(duration > 0 ? clock.at / duration : 0)}
        onChange={(event) => seek(event.target.valueAsNumber)}
      />
      <span className={styles.time}>
        {at}
        <span>{` / ${whole}`}</span>
      </span>
    </>
  )
}

function Volume({ playing: { sound, setMuted, setVolume } }: { playing: Playing }) {
  const { t } = useTranslation('player')
  const shown = sound.muted ? 0 : sound.volume
  return (
    <>
      <Tool
        icon={sound.muted ? 'silent' : 'sound'}
        label={t(sound.muted ? 'unmute' : 'mute')}
        onClick={() => setMuted(!sound.muted)}
      />
      <input
        type="range"
        className={styles.volume}
        aria-label={t('volume')}
        aria-valuetext={`${Math.round(shown * 100)}%`}
        min={0}
        max={1}
        step={0.05}
        value={shown}
        style={filled(shown)}
        onChange={(event) => setVolume(event.target.valueAsNumber)}
      />
    </>
  )
}

function QualityChoice({ playing: { quality, choices, setQuality } }: { playing: Playing }) {
  const { t } = useTranslation('player')
  return (
    <select
      className={styles.quality}
      aria-label={t('quality.label')}
      value={quality}
      onChange={(event) => {
        const chosen = choices.find((one) => one === event.target.value)
        if (chosen) setQuality(chosen)
      }}
    >
      {choices.map((one) => (
        <option key={one} value={one}>
          {t(`quality.${one}`)}
        </option>
      ))}
    </select>
  )
}

/** Captions on or off, or in which language. */
function CaptionPicker({ playing: { captions, setCaptions } }: { playing: Playing }) {
  const { t } = useTranslation('player')
  const nameOf = useTrackName()
  const { tracks, shown } = captions
  const [first] = tracks
  if (!first) return null
  if (tracks.length === 1) {
    const turn = () => setCaptions(shown ? null : first.language)
    return <Tool icon="captions" label={t('captions')} pressed={shown !== undefined} onClick={turn} />
  }
  return (
    <span className={styles.captions} data-on={shown !== undefined}>
      <PlayerIcon name="captions" />
      <select
        className={styles.quality}
        aria-label={t('captions')}
        value={shown?.language ?? OFF}
        onChange={({ target: { value } }) => setCaptions(value === OFF ? null : value)}
      >
        <option value={OFF}>{t('caption.off')}</option>
        {tracks.map((track) => (
          <option key={track.language} value={track.language}>
            {nameOf(track)}
          </option>
        ))}
      </select>
    </span>
  )
}

interface Props {
  bar: RefObject<HTMLDivElement | null>
  playing: Playing
  live: boolean
  shows: boolean
  fullScreen: { on: boolean; toggle: () => void }
}

/** Our own controls over the picture; tcplayer draws none. */
export function OptionBar({ bar, playing, live, shows, fullScreen }: Props) {
  const { t } = useTranslation('player')
  const { state } = playing
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={t('controls')} data-shows={shows}>
      <Tool
        icon={state.playing ? 'pause' : 'play'}
        label={t(state.playing ? 'pause' : 'play')}
        onClick={playing.toggle}
      />
      {live ? <span className={styles.live}>{t('live')}</span> : <SeekBar playing={playing} />}
      <span className={styles.space} />
      <Volume playing={playing} />
      <CaptionPicker playing={playing} />
      {playing.choices.length > 1 ? <QualityChoice playing={playing} /> : null}
      <Tool
        icon={fullScreen.on ? 'shrink' : 'enlarge'}
        label={t(fullScreen.on ? 'exitFullScreen' : 'fullScreen')}
        onClick={fullScreen.toggle}
      />
    </div>
  )
}
