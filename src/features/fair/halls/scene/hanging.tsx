import { Cover } from '#src/common/ui/card/cover.tsx'
import styles from './hanging.module.css'
import type { Spot } from '../walk/plan'
import type { Work } from '../rooms/work'

interface HangingProps {
  work: Work
  spot: Spot
  /** What a tap on it is reported as. */
  name: string
  /** Looked at, by the list or close up. */
  active: boolean
  mirrored: boolean
}

/** A framed picture in its light, with its label beneath. */
export function Hanging({ work, spot, name, active, mirrored }: HangingProps) {
  return (
    <div className={styles.place} style={{ left: `calc(50% + ${spot.along}px)` }} data-active={active}>
      {mirrored ? null : <i className={styles.lamp} />}
      <div className={styles.frame} data-spot={name}>
        <div className={styles.mat}>
          <Cover src={work.coverUrl} title={work.name} ratio={4 / 5} eager />
        </div>
      </div>
      {mirrored ? null : (
        <div className={styles.label} data-spot={name}>
          <strong lang={work.lang}>{work.name}</strong>
          <span>{work.maker}</span>
          <span>{work.price}</span>
        </div>
      )}
    </div>
  )
}
