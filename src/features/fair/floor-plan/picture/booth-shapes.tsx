import { memo } from 'react'
import type { Marked } from './marked'
import styles from './plan-picture.module.css'

interface BoothShapesProps {
  marked: readonly Marked[]
  /** Whether a booth is one that was filtered for. */
  isMeant: (one: Marked) => boolean
}

/** All booths as a few paths, one for each colour: two thousand of them are drawn as fast as ten. */
export const BoothShapes = memo(function BoothShapes({ marked, isMeant }: BoothShapesProps) {
  const byLook = new Map<string, string[]>()
  for (const one of marked) {
    const look = `${one.hue}${one.hue > 0 && !isMeant(one) ? '-dim' : ''}`
    byLook.set(look, [...(byLook.get(look) ?? []), one.path])
  }
  return [...byLook].map(([look, paths]) => {
    const [hue = '0', dim] = look.split('-')
    return <path key={look} className={styles.booths} data-hue={hue} data-dim={dim} d={paths.join('')} />
  })
})
