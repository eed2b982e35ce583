import { createContext, use, useLayoutEffect, useRef, type HTMLAttributes } from 'react'
import styles from './flat.module.css'
import type { Plane } from './planes'
import type { Scene } from './scene'

/** The scene that the planes below belong to. */
export const SceneContext = createContext<Scene | undefined>(undefined)

interface FlatProps extends HTMLAttributes<HTMLDivElement> {
  plane: Plane
  isHung?: boolean
  [data: `data-${string}`]: unknown
}

/** An element that fills a plane of the room. */
export function Flat({ plane, isHung = false, className = '', children, ...rest }: FlatProps) {
  const scene = use(SceneContext)
  if (!scene) throw new Error('A plane needs a scene above it')
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => (element.current ? scene.add(element.current, { plane, isHung }) : undefined),
    [scene, plane, isHung],
  )
  const { width, height } = plane
  return (
    <div ref={element} className={`${styles.flat} ${className}`} style={{ width, height }} {...rest}>
      {children}
    </div>
  )
}
