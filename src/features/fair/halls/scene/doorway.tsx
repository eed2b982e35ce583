import styles from './doorway.module.css'
import type { Spot } from '../walk/plan'

interface DoorwayProps {
  spot: Spot
  /** What a tap on it is reported as. */
  name: string
  label: string
  lang?: string | undefined
  note?: string
  /** What one sees hanging in the room behind. */
  coverUrl?: string
  /** The colour of the room behind. */
  color?: number
  active?: boolean
}

/** An open doorway: light falls out of the room behind it. */
export function Doorway({ spot, name, label, lang, note, coverUrl, color, active = false }: DoorwayProps) {
  return (
    <div className={styles.door} style={{ left: `calc(50% + ${spot.along}px)` }} data-color={color} data-spot={name}>
      <div className={styles.opening} data-active={active}>
        {coverUrl ? <img src={coverUrl} alt="" decoding="async" draggable={false} /> : null}
        <p className={styles.label}>
          <strong lang={lang}>{label}</strong>
          {note ? <span>{note}</span> : null}
        </p>
      </div>
    </div>
  )
}
