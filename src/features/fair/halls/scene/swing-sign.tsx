import { Flat } from '../projection/flat'
import { hungPlane } from '../projection/planes'
import { standBefore, type Size, type Spot } from '../walk/plan'
import styles from './swing-sign.module.css'

interface SwingSignProps {
  id: number
  name: string
  lang: string | undefined
  color: number
  spot: Spot
  size: Size
}

/** px from the wall to the middle of the sign */
const REACH_PX = 165
/** px that it hangs before the door, so that it does not hide the lettering above */
const BEFORE_PX = 250
const TOP_PX = -352

/** A sign that stands out from the wall above a door, so that its name is read from afar. */
export function SwingSign({ id, name, lang, color, spot, size }: SwingSignProps) {
  const { x, z } = standBefore(spot, size, REACH_PX)
  return (
    <Flat
      plane={hungPlane([x, TOP_PX, z + BEFORE_PX], 280, 80)}
      isHung
      className={styles.sign}
      data-color={color}
      data-spot={`door-${id}`}
    >
      <strong lang={lang}>{name}</strong>
    </Flat>
  )
}
