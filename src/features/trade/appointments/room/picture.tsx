import { useEffect, useRef } from 'react'
import styles from './room.module.css'

interface PictureProps {
  label: string
  /** The own one, without sound. */
  track?: MediaStreamTrack
  /** The other's, with sound. */
  stream?: MediaStream
  mirrored?: boolean
  /** A screen is shown whole. */
  whole?: boolean
}

/** A moving picture: of a track of one's own, or what the other sends. */
export function Picture({ label, track, stream, mirrored = false, whole = false }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.srcObject = stream ?? (track ? new MediaStream([track]) : null)
    // A browser that does not begin by itself does so with the next press of a button.
    void element.play?.()?.catch(() => undefined)
  }, [track, stream])
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people say to each other now has no captions
    <video
      ref={video}
      className={styles.picture}
      data-mirrored={mirrored}
      data-whole={whole}
      aria-label={label}
      autoPlay
      playsInline
      muted={stream === undefined}
    />
  )
}
