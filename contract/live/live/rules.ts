import type { LiveStatus } from '#contract/core/live/live-status.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { REPORT_MAX, REPORT_MIN } from './limits'

/** Stream addresses by quality, in the specification's fields. */
export interface PullUrl {
  customld: string[]
  customsd: string[]
  customhd: string[]
}

const next: Record<LiveStatus, readonly LiveStatus[]> = {
  0: [1, 3],
  1: [6, 2],
  2: [3],
  3: [0, 2],
  6: [1, 2],
}

/** What a person may be kept from in a room: writing, or being there. */
export const banKinds = ['mute', 'ban'] as const

/** To which statuses a session may go from here: it is never live again once it has ended (spec: live §4). */
export const nextStatuses = (status: LiveStatus): readonly LiveStatus[] => next[status]

/** Whether a status has chat: live, interrupted, and replay (spec: common §4, product page). */
export const hasChat = (status: LiveStatus): boolean => status === 1 || status === 6 || status === 2

/** Whether a status is that of a session that has ended, as a replay or with its cover alone. */
export const hasEnded = (status: LiveStatus): boolean => status === 2 || status === 3

/** Whether a session is on, also while it is interrupted. */
export const isOnAir = (status: LiveStatus): boolean => status === 1 || status === 6

/** Whether a status shows the notice: live alone (spec: common §4). */
export const hasNotice = (status: LiveStatus): boolean => status === 1 || status === 6

/** Whether a report's description has 15 to 200 characters (spec: common §5). */
export function isReportText(value: string): boolean {
  const length = countCharacters(value.trim())
  return length >= REPORT_MIN && length <= REPORT_MAX
}

/** Where each way of playing stands in the list of a quality's addresses (spec: live §3). */
const PLAYED_ENTRY = 2

/** Whether a browser can play from an address: rtmp is none of its protocols, and flv needs a player that we have not. */
export const isPlayable = (address: string): boolean =>
  /^(https?:\/\/|\/(?!\/))/.test(address) && !/\.flv(\?|$)/.test(address)

/** The address of a quality that a browser can play from. */
export function findPlayable(addresses: readonly string[]): string | undefined {
  const address = addresses[PLAYED_ENTRY] ?? ''
  return isPlayable(address) ? address : undefined
}

/** Whether a session has an address from which viewers could see anything. */
export const hasPlayable = (pullUrl: PullUrl): boolean =>
  Object.values(pullUrl).some((addresses) => findPlayable(addresses) !== undefined)
