import { Cover } from '#src/common/ui/card/cover.tsx'
import styles from './conversations.module.css'

/** A face, a logo, or the name in type. */
export function Avatar({ src, name }: { src: string; name: string }) {
  return (
    <span className={styles.avatar}>
      <Cover src={src} title={name} small />
    </span>
  )
}
