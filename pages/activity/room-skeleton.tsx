import styles from './room.module.css'

/** A room before its session is there: the player beside the zone. */
export function RoomSkeleton() {
  return (
    <div className={styles.room} aria-hidden="true">
      <div className={styles.wrap}>
        <div className={`yz-skeleton ${styles.waitingHead}`} />
        <div className={styles.stage}>
          <div className={`yz-skeleton ${styles.waitingPlayer}`} />
          <div className={`yz-skeleton ${styles.zone}`} />
        </div>
      </div>
    </div>
  )
}
