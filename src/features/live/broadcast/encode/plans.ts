import type { Plan } from './protocol'

const FPS = 25

/** The longer and the shorter side in px, and bit/s of the picture. */
const sizes = {
  standard: [854, 480, 1_200_000],
  fluent: [640, 360, 600_000],
} as const

/** bit/s of the sound */
export const AUDIO_BITRATE = 64_000

/** The renditions that are sent; `isReduced` leaves the fluent one alone, for a slow line or a slow device. */
export function planRenditions(isPortrait: boolean, isReduced: boolean): Plan[] {
  const names = isReduced ? (['fluent'] as const) : (['standard', 'fluent'] as const)
  return names.map((name) => {
    const [long, short, bitrate] = sizes[name]
    const size = isPortrait ? { width: short, height: long } : { width: long, height: short }
    return { name, ...size, fps: FPS, bitrate }
  })
}
