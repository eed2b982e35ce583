import type { CSSProperties, ReactNode } from 'react'
import type { Side, Size } from '../walk/plan'
import styles from './wall.module.css'

const sides: readonly Side[] = ['entrance', 'left', 'right', 'end']

interface HullProps {
  size: Size
  /** What hangs on a wall; of what is mirrored in the floor only the outlines matter. */
  children: (side: Side, mirrored: boolean) => ReactNode
  /** What hangs in the middle of the room. */
  hung?: ReactNode
}

/** From the middle of the room to where the wall stands; a mirrored one stands on its head. */
function transformOf(side: Side, { width, depth }: Size, mirrored: boolean): string {
  const stands = {
    left: `translateX(${-width / 2}px) rotateY(90deg)`,
    right: `translateX(${width / 2}px) rotateY(-90deg)`,
    end: `translateZ(${-depth / 2}px)`,
    entrance: `translateZ(${depth / 2}px) rotateY(180deg)`,
  }
  return mirrored ? `${stands[side]} scaleY(-1)` : stands[side]
}

function Wall({ side, size, mirrored, children }: { side: Side; size: Size; mirrored: boolean; children: ReactNode }) {
  const span = side === 'left' || side === 'right' ? size.depth : size.width
  return (
    <div
      className={styles.wall}
      data-side={side}
      data-mirrored={mirrored}
      style={{ width: span, left: -span / 2, transform: transformOf(side, size, mirrored) }}
    >
      {children}
    </div>
  )
}

/**
 * Walls, ceiling and floor. The floor is polished: under it stand the walls once more, upside down, and show through;
 * not the one behind the visitor nor the ceiling, which would be costly to draw and hardly seen.
 */
export function Hull({ size, hung, children }: HullProps) {
  const room: CSSProperties = { width: size.width, height: size.depth, left: -size.width / 2, top: -size.depth / 2 }
  const walls = (mirrored: boolean) =>
    sides
      .filter((side) => !mirrored || side !== 'entrance')
      .map((side) => (
        <Wall key={`${side} ${mirrored}`} side={side} size={size} mirrored={mirrored}>
          {children(side, mirrored)}
        </Wall>
      ))
  return (
    <div className={styles.hull}>
      {walls(true)}
      <div className={styles.floor} style={room} />
      {walls(false)}
      <div className={styles.ceiling} style={room}>
        <i />
      </div>
      {hung}
    </div>
  )
}
