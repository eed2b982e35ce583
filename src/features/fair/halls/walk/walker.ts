import { prefersReducedMotion } from '#src/common/ui/reduced-motion.ts'
import type { Place, Size } from './plan'
import { between, sameTo, stepTo, type Move } from './walk'

export type Direction = 'forward' | 'back' | 'left' | 'right'

/** Draws what is seen from `seen`, on the way to `target`. */
export type View = (seen: Place, target: Place) => void

export interface Walker {
  at: () => Place
  /** Says whether there was room for it. */
  move: (move: Move) => boolean
  /** Walks there, then does `arrived` unless the visitor has gone elsewhere meanwhile. */
  goTo: (to: Place, arrived?: () => void) => void
  /** A step at once, and on until released; says whether there was room. */
  press: (direction: Direction) => boolean
  release: (direction?: Direction) => void
  /** Called when the visitor walks on of their own accord; returns the end of it. */
  onStep: (listener: () => void) => () => void
  attach: (view: View) => () => void
}

const STEP_PX = 130
const TURN_DEGREES = 15
const STEP_PX_PER_S = 900
const TURN_DEGREES_PER_S = 80
/** s in which two thirds of a way are done: held keys answer at once, a walk across the room takes its time */
const EASE_S = 0.13
const STROLL_S = 0.28
const FRAME_S_MAX = 0.05

function moveOf(direction: Direction, step: number, turn: number): Move {
  const sign = direction === 'forward' || direction === 'right' ? 1 : -1
  return direction === 'forward' || direction === 'back'
    ? { kind: 'step', by: sign * step }
    : { kind: 'turn', by: sign * turn }
}

/** Moves a visitor through a room, frame by frame outside React; by jumps where less motion is needed. */
export function createWalker(size: Size, start: Place): Walker {
  let target = start
  let seen = start
  let view: View = () => undefined
  let frame = 0
  let last = 0
  let ease = EASE_S
  let arrived: (() => void) | undefined
  const held = new Set<Direction>()
  const listeners = new Set<() => void>()

  const rest = () => {
    const then = arrived
    arrived = undefined
    then?.()
  }
  const tick = (now: number) => {
    const seconds = Math.min((now - last) / 1_000, FRAME_S_MAX)
    last = now
    for (const direction of held) {
      target = stepTo(target, moveOf(direction, STEP_PX_PER_S * seconds, TURN_DEGREES_PER_S * seconds), size)
    }
    seen = between(seen, target, 1 - Math.exp(-seconds / ease))
    const there = held.size === 0 && sameTo(seen, target)
    if (there) seen = target
    view(seen, target)
    frame = there ? 0 : requestAnimationFrame(tick)
    if (there) rest()
  }
  const setOff = () => {
    if (prefersReducedMotion()) {
      seen = target
      view(seen, target)
      rest()
    } else if (frame === 0) {
      last = performance.now()
      frame = requestAnimationFrame(tick)
    }
  }
  const move = (requested: Move): boolean => {
    const next = stepTo(target, requested, size)
    const moved = !sameTo(next, target)
    target = next
    arrived = undefined
    ease = EASE_S
    if (moved) setOff()
    if (moved && requested.kind === 'step') for (const listener of listeners) listener()
    return moved
  }

  return {
    at: () => target,
    move,
    goTo: (to, then) => {
      held.clear()
      target = stepTo(target, { kind: 'go', to }, size)
      arrived = then
      ease = STROLL_S
      setOff()
    },
    press: (direction) => {
      const again = held.has(direction)
      if (again) return !sameTo(stepTo(target, moveOf(direction, STEP_PX, TURN_DEGREES), size), target)
      if (!prefersReducedMotion()) held.add(direction)
      return move(moveOf(direction, STEP_PX, TURN_DEGREES))
    },
    release: (direction) => (direction ? void held.delete(direction) : held.clear()),
    onStep: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    attach: (draw) => {
      view = draw
      view(seen, target)
      return () => {
        view = () => undefined
        cancelAnimationFrame(frame)
        frame = 0
        held.clear()
      }
    },
  }
}
