import { Flat } from '../projection/flat'
import { hungPlane } from '../projection/planes'
import styles from './lanterns.module.css'

const SPACING = 520
/** px from the middle of the room to either side */
const SIDE_OFFSET = 330
const TOP = -540
const SIZE = 260

/** Two rows of lanterns along a room, below its ceiling. */
export function Lanterns({ depth }: { depth: number }) {
  const rows = Math.floor((depth - SPACING) / SPACING)
  return Array.from({ length: rows }, (_, i) =>
    [-SIDE_OFFSET, SIDE_OFFSET].map((x) => (
      <Flat
        key={`${i} ${x}`}
        plane={hungPlane([x, TOP, Math.round((i - (rows - 1) / 2) * SPACING)], SIZE, SIZE)}
        isHung
        className={styles.lantern}
      />
    )),
  )
}
