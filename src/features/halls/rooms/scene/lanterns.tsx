import styles from './lanterns.module.css'

const SPACING = 520
/** px from the middle of the room to either side */
const ASIDE = 330

/** Two rows of lanterns along a room, below its ceiling. */
export function Lanterns({ depth }: { depth: number }) {
  const rows = Math.floor((depth - SPACING) / SPACING)
  return Array.from({ length: rows }, (_, i) =>
    [-ASIDE, ASIDE].map((x) => (
      <i
        key={`${i} ${x}`}
        className={styles.lantern}
        style={{ transform: `translate3d(${x}px, 0, ${Math.round((i - (rows - 1) / 2) * SPACING)}px)` }}
      />
    )),
  )
}
