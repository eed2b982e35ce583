import { PREVIEW_ZOOM } from '#contract/live/live/limits.ts'

/** How a picture is looked at; a turn is 90 degrees. */
export interface View {
  scale: number
  turns: number
}

/** A scale some steps further, without the dust of decimals (spec: live §2: at least 0.1, by 0.1). */
export function zoomScale(scale: number, steps: number): number {
  const { min, step } = PREVIEW_ZOOM
  return Math.max(min, Math.round((scale + steps * step) * 10) / 10)
}

/** The place some pictures further, from the last to the first and back (spec: live §2). */
export const wrapIndex = (at: number, by: number, total: number): number => (((at + by) % total) + total) % total
