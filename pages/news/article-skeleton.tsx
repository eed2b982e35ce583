import detail from '#src/common/ui/detail/detail.module.css'
import styles from './article.module.css'

/** An article before it is there. */
export function ArticleSkeleton() {
  return (
    <div className={detail.page} aria-hidden="true">
      <div className={styles.measure}>
        <div className={`yz-skeleton ${styles.waitingTitle}`} />
        <div className={`yz-skeleton ${styles.waitingPicture}`} />
      </div>
    </div>
  )
}
