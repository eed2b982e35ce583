import styles from './detail.module.css'
import skeleton from './detail-skeleton.module.css'

/** A detail screen before its record is there: a picture beside words. */
export function DetailSkeleton() {
  return (
    <div className={`${styles.page} yz-wrap`} aria-hidden="true">
      <div className={`yz-skeleton ${skeleton.trail}`} />
      <div className={styles.columns}>
        <div className={`yz-skeleton ${skeleton.picture}`} />
        <div className={skeleton.words}>
          {Array.from({ length: 7 }, (_, i) => (
            <div key={i} className="yz-skeleton" />
          ))}
        </div>
      </div>
    </div>
  )
}
