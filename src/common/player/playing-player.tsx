import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { findKeyCommand } from './controls/keys'
import { OptionBar } from './controls/option-bar'
import { CaptionLine } from './captions/caption-line'
import type { SpokenLine } from './captions/tracks'
import { isBroken } from './playback'
import { Message, PlayButton, PlayerCover } from './player-cover'
import type { PlayedLive, Source } from './player-state'
import styles from './player.module.css'
import { useFullScreen } from './controls/use-full-screen'
import { useOptionBar } from './controls/use-option-bar'
import { type Choice, usePlayback } from './use-playback'

interface Props {
  live: PlayedLive
  spoken: readonly SpokenLine[]
  isLive: boolean
  sources: readonly Source[]
  begins: boolean
  /** What the viewer had chosen before a refresh. */
  choice: Choice | null
  seek?: { seconds: number } | undefined
  onRefresh: (choice: Choice) => void
}

/** A live stream or a recording, from its cover on. */
export function PlayingPlayer({ live, spoken, isLive, sources, begins, choice, seek, onRefresh }: Props) {
  const { t, i18n } = useTranslation('player')
  const whole = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const playing = usePlayback(stage, {
    live: isLive,
    sources,
    captionsUrl: live.captionsUrl,
    spoken,
    begins,
    choice,
    seek,
    language: i18n.language,
  })
  const { state, clock, sound, captions } = playing
  const fullScreen = useFullScreen(whole, playing.video)
  const { shows, stir } = useOptionBar(bar, !state.playing)
  const broken = isBroken(state)

  const press = (event: KeyboardEvent) => {
    stir()
    const control = event.target instanceof HTMLElement ? event.target.tagName : ''
    const command = findKeyCommand(event, control)
    if (!command || (command.do === 'seek' && isLive)) return
    event.preventDefault()
    if (command.do === 'volume') playing.setVolume((sound.muted ? 0 : sound.volume) + command.by)
    else if (command.do === 'seek') playing.seek(clock.at + command.by)
    else if (command.do === 'toggle') playing.toggle()
    else if (command.do === 'mute') playing.setMuted(!sound.muted)
    else if (command.do === 'fullscreen') fullScreen.toggle()
    else if (captions.shown) playing.setCaptions(null)
    else if (captions.tracks[0]) playing.setCaptions(captions.tracks[0].language)
  }

  return (
    // oxlint-disable-next-line no-static-element-interactions, no-noninteractive-element-interactions -- keys are for whoever stands on the player, and every one of them has a button too
    <div
      ref={whole}
      className={styles.whole}
      role="region"
      aria-label={t('label', { name: live.liveName })}
      // oxlint-disable-next-line no-noninteractive-tabindex -- the keys work while the player has the focus, so it can be given it
      tabIndex={0}
      data-idle={state.shown && !shows}
      onKeyDown={press}
      onPointerMove={stir}
      onFocus={stir}
    >
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- the space key and the button do the same */}
      <div ref={stage} className={styles.stage} onClick={state.shown ? playing.toggle : undefined} />
      {state.shown ? null : (
        <PlayerCover live={live}>
          {state.begun && state.playing ? null : <PlayButton onPlay={playing.toggle} />}
        </PlayerCover>
      )}
      {state.begun && state.playing && state.waiting && !broken ? (
        <p className={styles.loading} role="status">
          {t('loading')}
        </p>
      ) : null}
      <CaptionLine playing={playing} isRaised={shows} />
      {broken ? (
        <Message
          alert
          text={t(sources.length === 0 ? 'noPicture' : 'errorNet')}
          onRefresh={() => onRefresh({ sound, quality: playing.quality })}
        />
      ) : null}
      {state.shown && sound.muted && isLive && !broken ? (
        <button type="button" className={styles.unmute} onClick={() => playing.setMuted(false)}>
          {t('tapForSound')}
        </button>
      ) : null}
      {state.shown && !broken ? (
        <OptionBar bar={bar} playing={playing} live={isLive} shows={shows} fullScreen={fullScreen} />
      ) : null}
    </div>
  )
}
