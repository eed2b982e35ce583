import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../request/api-error'

const STALE_MS = 60_000

/** Server state of a page. Only a lost connection is worth asking again: a refusal would be the same. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 1 && error instanceof ApiError && error.failure === 'network',
    },
  },
})
