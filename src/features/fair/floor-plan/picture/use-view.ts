import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { centre, fit, limit, pan, zoom, type Size, type View } from './view'

/** px that the window has until it is measured */
const UNMEASURED: Size = { width: 960, height: 640 }
const WHEEL_ZOOM = 0.0016
/** px for a metre at which a booth that is looked for is shown */
const BOOTH_SCALE = 22
/** px for a metre from which a booth that is in sight is near enough */
const NEAR_SCALE = 12
/** px: what is nearer to an edge of the window, or below the card that opens on the right of a wide one, is out of sight */
const EDGE_PX = 60
const CARD_PX = 380

export interface PlanView {
  view: View
  size: Size
  pan: (by: Point) => void
  /** Around a place of the window, or its middle. */
  zoom: (by: number, at?: Point) => void
  /** Brings a place into the middle, near enough to read its booth, unless it can be read already. */
  show: (at: Point) => void
  reset: () => void
}

/** How a plan is looked at; until one moves it, it is fitted into its window whatever size that takes. */
export function usePlanView(plan: Size, stage: RefObject<HTMLElement | null>): PlanView {
  const [size, setSize] = useState(UNMEASURED)
  const [moved, setMoved] = useState<View>()
  const { width, height } = plan
  const view = moved ?? fit(plan, size)

  useEffect(() => {
    const element = stage.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => {
      const { width: across, height: down } = entry?.contentRect ?? UNMEASURED
      if (across > 0 && down > 0) setSize({ width: across, height: down })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])

  const change = useCallback(
    (next: (view: View) => View) =>
      setMoved((now) => limit(next(now ?? fit({ width, height }, size)), { width, height }, size)),
    [width, height, size],
  )
  const zoomBy = useCallback(
    (by: number, at = { x: size.width / 2, y: size.height / 2 }) =>
      change((now) => zoom(now, by, at, { plan: { width, height }, window: size })),
    [change, width, height, size],
  )

  // A wheel over the plan zooms it, so the page must not scroll: React's own listeners cannot prevent that.
  const wheel = useRef(zoomBy)
  useEffect(() => void (wheel.current = zoomBy), [zoomBy])
  useEffect(() => {
    const element = stage.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = element?.getBoundingClientRect() ?? { left: 0, top: 0 }
      const by = Math.exp(-Math.max(-240, Math.min(240, event.deltaY)) * WHEEL_ZOOM)
      wheel.current(by, { x: event.clientX - left, y: event.clientY - top })
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [stage])

  const show = useCallback(
    (at: Point) =>
      change((now) => {
        const right = size.width > 2 * CARD_PX ? CARD_PX : EDGE_PX
        const [x, y] = [at.x * now.scale + now.x, at.y * now.scale + now.y]
        const isInSight = x > EDGE_PX && x < size.width - right && y > EDGE_PX && y < size.height - EDGE_PX
        return isInSight && now.scale >= NEAR_SCALE ? now : centre(at, Math.max(now.scale, BOOTH_SCALE), size)
      }),
    [change, size],
  )
  const panBy = useCallback((by: Point) => change((now) => pan(now, by)), [change])
  const reset = useCallback(() => setMoved(undefined), [])
  return { view, size, pan: panBy, zoom: zoomBy, show, reset }
}
