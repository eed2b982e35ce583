import { findPlayable, isPlayable } from '#contract/live/live/rules.ts'
import type { LiveDetail } from '#contract/live/live/schemas.ts'

/** What the player needs of a session. */
export type PlayedLive = Pick<
  LiveDetail,
  | 'id'
  | 'liveName'
  | 'status'
  | 'startTime'
  | 'isReserve'
  | 'type'
  | 'coverImage'
  | 'pullUrl'
  | 'videoUrl'
  | 'mediaUrl'
  | 'captionsUrl'
  | 'isNotLiving'
>

/** In the order they are offered: standard first (spec: live §4, Quality modes). */
export const qualities = ['standard', 'fluent', 'high'] as const
export type Quality = (typeof qualities)[number]

export interface Source {
  quality: Quality
  address: string
}

/** What the player shows before anything is played (spec: live §4, Live session status). */
export type Screen =
  | { kind: 'upcoming' | 'cover' | 'stopped' | 'unrecorded' }
  | { kind: 'live' | 'recording'; sources: readonly Source[] }

const keys = { standard: 'customsd', fluent: 'customld', high: 'customhd' } as const
const RECORDED_LIVE = 1

/** The qualities of a live stream that have an address. */
export function liveSources(pullUrl: LiveDetail['pullUrl']): Source[] {
  return qualities.flatMap((quality) => {
    const address = findPlayable(pullUrl[keys[quality]])
    return address === undefined ? [] : [{ quality, address }]
  })
}

/** What is shown of a session. The sources of a live one that has no picture yet are empty. */
export function selectScreen(live: PlayedLive): Screen {
  if (live.status === 0) return { kind: 'upcoming' }
  if (live.status === 1) return { kind: 'live', sources: liveSources(live.pullUrl) }
  if (live.status === 6) return { kind: 'stopped' }
  if (live.status === 3) return { kind: 'cover' }
  const address = live.type === RECORDED_LIVE ? live.mediaUrl : live.videoUrl
  return isPlayable(address)
    ? { kind: 'recording', sources: [{ quality: 'standard', address }] }
    : { kind: 'unrecorded' }
}

/** The qualities that a list of so many renditions of one picture stands for. */
export function levelQualities(count: number): readonly Quality[] {
  if (count < 2) return []
  return count === 2 ? ['standard', 'fluent'] : qualities
}

/** Which rendition, from 0 for the least, is a quality; standard lies in the middle. */
export function findLevel(quality: Quality, count: number): number {
  if (quality === 'fluent') return 0
  return quality === 'high' ? count - 1 : Math.floor(count / 2)
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15_000

/**
 * How long to wait before a try, in ms: twice as long each time, 15 s at most. `chance` from 0 to 1 takes up to half of
 * it off, so that a crowd does not come back at one moment.
 */
export function retryDelayMs(tries: number, chance: number): number {
  const whole = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, tries - 1))
  return Math.round(whole * (1 - chance / 2))
}
