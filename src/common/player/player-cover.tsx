import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Cover } from '../ui/card/cover'
import { LARGE_SIZES } from '../ui/card/picture-sources'
import { FairTime } from '../ui/time/fair-time'
import { PlayerIcon } from './player-icon'
import type { PlayedLive } from './player-state'
import styles from './player.module.css'

/** The session's picture over the whole player, and what stands on it. */
export function PlayerCover({ live, children }: { live: PlayedLive; children?: ReactNode }) {
  return (
    <div className={styles.cover}>
      <Cover
        src={live.coverImage}
        title={live.liveName}
        ratio={live.isNotLiving ? 1200 / 675 : 894 / 500}
        sizes={LARGE_SIZES}
        eager
      />
      {children}
    </div>
  )
}

/** The whole cover as a button. */
export function PlayButton({ onPlay }: { onPlay: () => void }) {
  const { t } = useTranslation('player')
  return (
    <button type="button" className={styles.play} aria-label={t('play')} onClick={onPlay}>
      <span>
        <PlayerIcon name="play" size={36} />
      </span>
    </button>
  )
}

interface ReserveProps {
  live: PlayedLive
  canReserve: boolean
  onReserve: () => void
}

/** When the session begins, and the appointment (spec: live §4, status 0). */
export function Upcoming({ live, canReserve, onReserve }: ReserveProps) {
  const { t } = useTranslation('player')
  return (
    <div className={styles.panel}>
      <p className={styles.starts}>
        <span>{t('starts')}</span>
        <FairTime from={live.startTime} />
      </p>
      {canReserve || live.isReserve ? (
        <button type="button" className="yz-button" disabled={live.isReserve} onClick={onReserve}>
          {t(live.isReserve ? 'reserved' : 'reserve')}
        </button>
      ) : null}
    </div>
  )
}

/** Why nothing plays, with a way to ask again. */
export function Message({ text, alert = false, onRefresh }: { text: string; alert?: boolean; onRefresh: () => void }) {
  const { t } = useTranslation('player')
  return (
    <div className={styles.message}>
      <p role={alert ? 'alert' : 'status'}>{text}</p>
      <button type="button" className="yz-button" onClick={onRefresh}>
        {t('refresh')}
      </button>
    </div>
  )
}
