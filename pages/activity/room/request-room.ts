import { getLive } from '#contract/live/live/endpoints.ts'
import { queryClient } from '#src/common/app/query-client.ts'
import { parseId } from '#src/common/app/use-hash-query.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { endpointQuery } from '#src/common/request/use-endpoint.ts'

/** The session of the room in the address. */
export function findRoomId(hash: string): number | undefined {
  const [path, query] = hash.split('?')
  return path === '#/live' ? parseId(new URLSearchParams(query).get('id') ?? '') : undefined
}

/**
 * Requests a room's code, its session and then its poster, which is the largest picture of the page: one after the other, as the
 * screens ask for them, the poster came three round trips later. Whatever fails is requested again by the screen that needs it.
 */
export async function requestRoom(id: number): Promise<void> {
  const code = Promise.allSettled([import('../others'), import('../live-screen')])
  const query = endpointQuery(getLive, getLanguage(), { id })
  await queryClient.prefetchQuery(query)
  const live = queryClient.getQueryData<Awaited<ReturnType<typeof query.queryFn>>>(query.queryKey)
  if (live?.coverImage) Object.assign(new Image(), { fetchPriority: 'high', src: live.coverImage })
  await code
}
