import type { Point } from '#contract/fair/floor-plan/schemas.ts'

/** Where a plan lies on the screen: px for a metre, and the px of its left upper corner. */
export interface View {
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** px for a metre: a booth of 3 m is then as wide as a card */
const SCALE_MAX = 80
/** How much smaller than the whole plan one may make it. */
const SMALLEST = 0.8
const MARGIN_PX = 20
/** px of the plan that stay in the window, however far one moves it */
const STAYS_PX = 80

/** The whole plan in the middle of the window. */
export function fit(plan: Size, window: Size): View {
  const room = { width: window.width - 2 * MARGIN_PX, height: window.height - 2 * MARGIN_PX }
  const scale = Math.max(1, Math.min(room.width / plan.width, room.height / plan.height, SCALE_MAX))
  return { scale, x: (window.width - plan.width * scale) / 2, y: (window.height - plan.height * scale) / 2 }
}

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** A view that leaves some of the plan in the window. */
export function limit({ scale, x, y }: View, plan: Size, window: Size): View {
  const bounded = between(scale, fit(plan, window).scale * SMALLEST, SCALE_MAX)
  return {
    scale: bounded,
    x: between(x, STAYS_PX - plan.width * bounded, window.width - STAYS_PX),
    y: between(y, STAYS_PX - plan.height * bounded, window.height - STAYS_PX),
  }
}

/** Larger or smaller around a place of the window, which stays where it is. */
export function zoom(view: View, by: number, at: Point, { plan, window }: { plan: Size; window: Size }): View {
  const scale = between(view.scale * by, fit(plan, window).scale * SMALLEST, SCALE_MAX)
  const ratio = scale / view.scale
  return limit({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, plan, window)
}

export const pan = ({ scale, x, y }: View, by: Point): View => ({ scale, x: x + by.x, y: y + by.y })

/** The view with a place of the plan in the middle of the window. */
export function centre(at: Point, scale: number, window: Size): View {
  return { scale, x: window.width / 2 - at.x * scale, y: window.height / 2 - at.y * scale }
}

/** The place of the plan at a place of the window. */
export const toPlan = ({ scale, x, y }: View, at: Point): Point => ({ x: (at.x - x) / scale, y: (at.y - y) / scale })
