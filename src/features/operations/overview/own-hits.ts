import { searchOwn } from '#contract/operations/overview/endpoints.ts'
import type { OwnHit } from '#contract/operations/overview/schemas.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { useSession } from '#src/common/session/session.ts'

/** The viewer's own orders, tickets and meetings with the words of a keyword; none for a guest. */
export function useOwnHits(keyWord: string): readonly OwnHit[] {
  const isSignedIn = Boolean(useSession())
  return useEndpoint(searchOwn, { keyWord }, { enabled: isSignedIn && keyWord !== '' }).data ?? []
}
