import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpokenLine } from './captions/tracks'
import { Message, PlayerCover, Upcoming } from './player-cover'
import { type PlayedLive, selectScreen } from './player-state'
import styles from './player.module.css'
import { PlayingPlayer } from './playing-player'
import type { Choice } from './use-playback'

interface Props {
  live: PlayedLive
  /** Whether the appointment button is offered; one that was made is shown all the same. */
  canReserve?: boolean
  /** A moment of a recording to go to and play from; each object goes there once. */
  seek?: { seconds: number } | undefined
  /** What was spoken of late, of a live session. */
  spoken?: readonly SpokenLine[] | undefined
  onReserve: () => void
  /** The viewer asks for the session's present state. */
  onRefresh: () => void
}

const nothingSpoken: readonly SpokenLine[] = []

/**
 * The player of a session (spec: live §4): its cover with the appointment, the live stream, the recording, or why there
 * is none. Needs the texts `player` and `live`.
 */
export function LivePlayer({ live, canReserve = true, seek, spoken = nothingSpoken, onReserve, onRefresh }: Props) {
  const { t } = useTranslation('player')
  const [again, setAgain] = useState<{ times: number; choice: Choice | null }>({ times: 0, choice: null })
  const screen = selectScreen(live)

  const refresh = (choice: Choice | null) => {
    setAgain(({ times }) => ({ times: times + 1, choice }))
    onRefresh()
  }

  if (screen.kind === 'live' || screen.kind === 'recording') {
    const { kind, sources } = screen
    // Another stream, and a viewer who asks to begin again, get a player of their own.
    const key = [live.id, kind, again.times, ...sources.map(({ address }) => address)].join(' ')
    return (
      <div className={styles.frame} data-alone={live.isNotLiving}>
        <PlayingPlayer
          key={key}
          live={live}
          spoken={spoken}
          isLive={kind === 'live'}
          sources={sources}
          begins={kind === 'live' || again.times > 0}
          choice={again.choice}
          seek={seek}
          onRefresh={refresh}
        />
      </div>
    )
  }
  return (
    <div className={styles.frame} data-alone={live.isNotLiving}>
      <div className={styles.whole} role="region" aria-label={t('label', { name: live.liveName })}>
        <PlayerCover live={live}>
          {screen.kind === 'upcoming' ? <Upcoming live={live} canReserve={canReserve} onReserve={onReserve} /> : null}
          {screen.kind === 'unrecorded' ? <Message text={t('unrecorded')} onRefresh={() => refresh(null)} /> : null}
          {screen.kind === 'stopped' ? <Message text={t('stopped')} onRefresh={() => refresh(null)} /> : null}
        </PlayerCover>
      </div>
    </div>
  )
}
