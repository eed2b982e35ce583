import { useLayoutEffect, useState } from 'react'
import { SceneContext } from '../projection/flat'
import { createScene } from '../projection/scene'
import styles from './room-skeleton.module.css'
import stage from '../scene/stage.module.css'
import { RoomShell } from '../scene/wall'

const EMPTY_ROOM = { width: 2_100, depth: 2_400 }
const ENTRANCE = { x: 0, z: 1_000, angle: 0 }

/** A room that nobody has hung anything in yet. */
export function RoomSkeleton() {
  const [scene] = useState(createScene)
  useLayoutEffect(() => scene.draw(ENTRANCE), [scene])
  return (
    <div className={stage.stage} aria-hidden="true" data-color="3" data-template="simple-style">
      <div className={stage.surface}>
        <div className={`${stage.world} ${styles.world}`}>
          <SceneContext value={scene}>
            <RoomShell size={EMPTY_ROOM}>{() => null}</RoomShell>
          </SceneContext>
        </div>
      </div>
    </div>
  )
}
