import type { ReactNode } from 'react'
import { Flat } from '../projection/flat'
import { ceilingPlane, floorPlane, wallPlane } from '../projection/planes'
import type { Side, Size } from '../walk/plan'
import styles from './wall.module.css'

const sides: readonly Side[] = ['entrance', 'left', 'right', 'end']

interface RoomShellProps {
  size: Size
  /** What hangs on a wall; of what is mirrored in the floor only the outlines matter. */
  children: (side: Side, mirrored: boolean) => ReactNode
  /** What hangs in the middle of the room. */
  hung?: ReactNode
}

function Wall({ side, size, mirrored, children }: { side: Side; size: Size; mirrored: boolean; children: ReactNode }) {
  return (
    <Flat plane={wallPlane(side, size, mirrored)} className={styles.wall} data-side={side} data-mirrored={mirrored}>
      {children}
    </Flat>
  )
}

/**
 * Walls, ceiling and floor. The floor is polished: under it stand the walls once more, upside down, and show through;
 * not the one behind the visitor nor the ceiling, which would be costly to draw and hardly seen. The order is that of
 * painting: a room is convex, so its walls never cover each other.
 */
export function RoomShell({ size, hung, children }: RoomShellProps) {
  const walls = (mirrored: boolean) =>
    sides
      .filter((side) => !mirrored || side !== 'entrance')
      .map((side) => (
        <Wall key={`${side} ${mirrored}`} side={side} size={size} mirrored={mirrored}>
          {children(side, mirrored)}
        </Wall>
      ))
  return (
    <>
      {walls(true)}
      <Flat plane={floorPlane(size)} className={styles.floor} />
      {walls(false)}
      <Flat plane={ceilingPlane(size)} className={styles.ceiling}>
        <i />
      </Flat>
      {hung}
    </>
  )
}
