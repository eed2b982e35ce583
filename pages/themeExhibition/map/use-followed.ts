import { useMemo } from 'react'
import { PAGE_SIZE_MAX } from '#contract/core/limits.ts'
import { useSession } from '#src/common/session/session.ts'
import { useFollows } from '#src/features/trade/follows/api.ts'

/** The exhibitors that the viewer follows, undefined for guests and until they are known, and whether they are being read. */
export function useFollowedState(): { followed: ReadonlySet<number> | undefined; isPending: boolean } {
  const isSignedIn = useSession() !== null
  const { data, isPending } = useFollows({ kind: 'exhibitor', limit: PAGE_SIZE_MAX }, isSignedIn)
  const list = isSignedIn ? data?.list : undefined
  const followed = useMemo(() => list && new Set(list.map(({ id }) => id)), [list])
  return { followed, isPending }
}

/** The exhibitors that the viewer follows; undefined for guests, and until they are known. */
export const useFollowedExhibitors = (): ReadonlySet<number> | undefined => useFollowedState().followed
