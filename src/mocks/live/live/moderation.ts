import { findMockAccountById } from '#src/mocks/foundation/accounts/accounts.ts'
import { liveRows } from './lives'

/** Organizer, staff and anchor moderate every room, an exhibitor's accounts those of exhibitors. */
const FAIRS = new Set(['5', '11', '13'])
const EXHIBITORS = new Set(['1', '8'])

export function moderates(userId: string, liveId: number): boolean {
  const isExhibitors = liveRows.some(({ id, exhibitorId }) => id === liveId && exhibitorId !== null)
  return FAIRS.has(userId) || (isExhibitors && EXHIBITORS.has(userId))
}

interface Ban {
  userId: string
  nick: string
  avatar: string
  kind: 'mute' | 'ban'
  by: string
  at: string
}

const bans = new Map<number, Ban[]>()

export const bansOf = (liveId: number): Ban[] => bans.get(liveId) ?? []

/** Imposes or lifts a ban. */
export function setBan(liveId: number, userId: string, kind: Ban['kind'], imposed: boolean, nick: string): void {
  const others = bansOf(liveId).filter((one) => one.userId !== userId || one.kind !== kind)
  const name = findMockAccountById(userId)?.name[0] ?? nick
  const ban = { userId, nick: name, avatar: '', kind, by: '乔安', at: new Date().toISOString() }
  bans.set(liveId, imposed ? [ban, ...others] : others)
}
