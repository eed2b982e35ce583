import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { ApiError } from '../request/api-error'
import { getSession, onSession } from '../session/session'

const STALE_MS = 60_000

/**
 * A first answer that is under way may have been made before the change that invalidates it, and TanStack would be content
 * with it: it is requested again, and whoever waits for it is given the second. (TanStack does so itself where there is an
 * earlier answer.)
 */
class PageClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const isFirst = ({ state }: Query) => state.fetchStatus !== 'idle' && state.data === undefined
    for (const query of this.getQueryCache().findAll(filters).filter(isFirst)) {
      void query.cancel({ silent: true })
      void query.fetch().catch(() => undefined)
    }
    return super.invalidateQueries(filters, options)
  }
}

/** Server state of a page. Only a lost connection is retried: a refusal would repeat. */
export const queryClient = new PageClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 1 && error instanceof ApiError && error.failure === 'network',
    },
  },
})

const accountNow = (): string => getSession()?.user.userId ?? ''
let account = accountNow()

// Answers of one account are not shown to the next, whichever way it changes: here, in another tab, or by expiry. What a guest
// has read is everybody's and stays on the screen while it is fetched again.
onSession(() => {
  const before = account
  account = accountNow()
  if (account === before || before === '') return
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ type: 'inactive' })
  const emptied = new Set(queryClient.getQueryCache().getAll())
  for (const query of emptied) query.reset()
  // React first takes off the screen what only the former account had: its queries would be refused without a login.
  const isIdle = (query: Query): boolean => emptied.has(query) && query.state.fetchStatus === 'idle'
  setTimeout(() => void queryClient.refetchQueries({ type: 'active', predicate: isIdle }))
})
