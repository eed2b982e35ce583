import { type Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../request/api-error'
import { getSession, onSession } from '../session/session'

const STALE_MS = 60_000

/** Server state of a page. Only a lost connection is retried: a refusal would repeat. */
export const queryClient = new QueryClient({
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
