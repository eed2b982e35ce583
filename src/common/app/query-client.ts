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

const isFirstUnderWay = ({ state }: Query): boolean => state.fetchStatus !== 'idle' && state.data === undefined

/**
 * A first answer that is under way may have been made before the change that invalidates it, and TanStack would be content
 * with it: it is requested once more after it has come. (Where there is an earlier answer TanStack does so itself.)
 */
class PageClient extends QueryClient {
  /** First answers that are requested once more, however many changes come meanwhile. */
  readonly #repeated = new Map<Query, Promise<void>>()

  override async invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const first = this.getQueryCache().findAll(filters).filter(isFirstUnderWay)
    await Promise.all([super.invalidateQueries(filters, options), ...first.map((query) => this.#repeat(query))])
  }

  #repeat(query: Query): Promise<void> {
    const repeated = this.#repeated.get(query) ?? this.#invalidateAnswered(query)
    this.#repeated.set(query, repeated)
    return repeated
  }

  async #invalidateAnswered(query: Query): Promise<void> {
    await Promise.allSettled([query.promise])
    this.#repeated.delete(query)
    await super.invalidateQueries({ predicate: (one) => one === query })
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
