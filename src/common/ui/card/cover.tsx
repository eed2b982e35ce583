import { useState } from 'react'
import { pictureSources } from './picture-sources'
import styles from './cover.module.css'

interface CoverProps {
  /** Empty when there is no picture. */
  src: string
  /** Set in type where there is no picture, or where it fails to load. */
  title: string
  /** width / height */
  ratio?: number
  /** For pictures that are seen at once. */
  eager?: boolean
  /** Empty: the title is beside the picture already. */
  alt?: string
  /** For small pictures such as logos: the type is a monogram. */
  small?: boolean
  /** CSS width of a picture that is larger than in a card, as `sizes` of an image. */
  sizes?: string | undefined
}

const CARD_SIZES = '(max-width: 640px) 92vw, 360px'
const SMALL_SIZES = '120px'

const GROUNDS = 6
const PATTERNS = 3

function hashOf(text: string): number {
  let hash = 7
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return hash
}

/** Two Chinese characters, or the initials of two words. */
export function toMonogram(title: string): string {
  const words = title.match(/[A-Za-z]+/g)
  if (!words || /^\p{Script=Han}/u.test(title)) return [...title].slice(0, 2).join('')
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}

/** A picture in a reserved frame; without one, its title in type on a ground of its own. */
export function Cover({ src, title, ratio = 1, eager = false, alt = '', small = false, sizes }: CoverProps) {
  const [failed, setFailed] = useState('')
  const hash = hashOf(title)
  return (
    <span className={styles.frame} style={{ aspectRatio: ratio }}>
      {src && failed !== src ? (
        <img
          {...pictureSources(src, { sizes: sizes ?? (small ? SMALL_SIZES : CARD_SIZES), lazy: !eager })}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setFailed(src)}
        />
      ) : (
        <span
          className={styles.type}
          data-ground={hash % GROUNDS}
          data-pattern={hash % PATTERNS}
          data-small={small}
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        >
          <span>{small ? toMonogram(title) : title}</span>
        </span>
      )}
    </span>
  )
}
