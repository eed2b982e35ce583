import styles from './room-skeleton.module.css'
import stage from './scene/stage.module.css'
import { Hull } from './scene/wall'

const EMPTY_ROOM = { width: 2_100, depth: 2_400 }

/** A room that nobody has hung anything in yet. */
export function RoomSkeleton() {
  return (
    <div className={stage.stage} aria-hidden="true" data-color="3" data-template="simple-style">
      <div className={stage.surface}>
        <div className={`${stage.world} ${styles.world}`}>
          <Hull size={EMPTY_ROOM}>{() => null}</Hull>
        </div>
      </div>
    </div>
  )
}
