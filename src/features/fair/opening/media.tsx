import { useState } from 'react'
import type { OpeningAnimation } from '#contract/fair/opening/schemas.ts'
import { linkOf } from '#src/common/ui/carousel/link-of.ts'
import { prefersReducedMotion } from '#src/common/ui/reduced-motion.ts'
import styles from './opening.module.css'

interface MediaProps {
  animation: OpeningAnimation
  /** The link has the focus, or has it no more. */
  onHold: (isHeld: boolean) => void
}

/** The video, and the picture in its place: until it plays, where it cannot, and for who asks for less motion. */
export function Media({ animation: { name, imageUrl, videoUrl, jumpLink }, onHold }: MediaProps) {
  const [isPlayable, setPlayable] = useState(() => videoUrl !== '' && !prefersReducedMotion())
  const link = linkOf(jumpLink)
  const shown = isPlayable ? (
    <video
      className={styles.media}
      src={videoUrl}
      poster={imageUrl}
      aria-label={name}
      autoPlay
      muted
      playsInline
      onError={() => setPlayable(false)}
    />
  ) : (
    <img className={`${styles.media} ${styles.still}`} src={imageUrl} alt={name} />
  )
  return (
    <>
      {/* Behind one of another shape than the window. */}
      <img className={styles.behind} src={imageUrl} alt="" />
      {link === undefined ? (
        shown
      ) : (
        <a className={styles.link} {...link} onFocus={() => onHold(true)} onBlur={() => onHold(false)}>
          {shown}
        </a>
      )}
    </>
  )
}
