import { useEffect, useEffectEvent } from 'react'
import type { Walk } from './use-walk'
import type { Direction } from './walker'

const directions: Record<string, Direction> = {
  ArrowUp: 'forward',
  KeyW: 'forward',
  ArrowDown: 'back',
  KeyS: 'back',
  ArrowLeft: 'left',
  KeyA: 'left',
  ArrowRight: 'right',
  KeyD: 'right',
}

/** px of a step for a px of the wheel, and the longest step of one turn of it */
const STEP_PER_WHEEL_PX = 1.4
const WHEEL_STEP_MAX = 220

/** Keys are the room's when they are pressed in it or nowhere in particular, not in the header's search box. */
function isOurs(event: KeyboardEvent, stage: HTMLElement | null): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const { target } = event
  return (
    target === document.body || (target instanceof HTMLElement && (target.id === 'main' || !!stage?.contains(target)))
  )
}

/** Walks by keys and wheel. Where there is no room left to walk the page scrolls as ever, so the footer is in reach. */
export function useKeys({ stage, surface, walker }: Walk, onEscape: () => void): void {
  const down = useEffectEvent((event: KeyboardEvent) => {
    if (!isOurs(event, stage.current)) return
    if (event.key === 'Escape') onEscape()
    const direction = directions[event.code]
    if (direction && walker.press(direction)) event.preventDefault()
  })
  const wheel = useEffectEvent((event: WheelEvent) => {
    if (event.ctrlKey || window.scrollY > 0) return
    const by = Math.max(-WHEEL_STEP_MAX, Math.min(WHEEL_STEP_MAX, -event.deltaY * STEP_PER_WHEEL_PX))
    if (walker.move({ kind: 'step', by })) event.preventDefault()
  })

  useEffect(() => {
    // Lists and captions that lie over the room scroll by themselves.
    const scrolled = surface.current
    const up = (event: KeyboardEvent) => {
      const direction = directions[event.code]
      if (direction) walker.release(direction)
    }
    const away = () => walker.release()
    const onDown = (event: KeyboardEvent) => down(event)
    const onWheel = (event: WheelEvent) => wheel(event)
    document.addEventListener('keydown', onDown)
    document.addEventListener('keyup', up)
    window.addEventListener('blur', away)
    scrolled?.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      document.removeEventListener('keydown', onDown)
      document.removeEventListener('keyup', up)
      window.removeEventListener('blur', away)
      scrolled?.removeEventListener('wheel', onWheel)
    }
  }, [surface, walker])
}
