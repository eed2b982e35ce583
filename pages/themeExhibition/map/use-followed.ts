import { useMemo } from 'react'
import { PAGE_SIZE_MAX } from '#contract/core/limits.ts'
import { useSession } from '#src/common/session/session.ts'
import { useFollows } from '#src/features/trade/follows/api.ts'

/** The exhibitors that the viewer follows; undefined for guests, and until they are known. */
export function useFollowedExhibitors(): ReadonlySet<number> | undefined {
  const isSignedIn = useSession() !== null
  const { data } = useFollows({ kind: 'exhibitor', limit: PAGE_SIZE_MAX }, isSignedIn)
  const list = isSignedIn ? data?.list : undefined
  return useMemo(() => list && new Set(list.map(({ id }) => id)), [list])
}
