import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listOutbox } from '#contract/foundation/outbox/endpoints.ts'
import { queryClient } from '#src/common/app/query-client.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { requestedPaths, overMocks } from '#tests/setup/open-page.tsx'
import { useOutbox } from '../api'

const ORGANIZER = 5

overMocks()

it('the outbox is requested anew when its reader comes back to it', async () => {
  signInAs(ORGANIZER)
  const { result } = renderHook(() => useOutbox({ page: 1 }), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current.data?.list.length).toBeGreaterThan(0))
  const times = () => requestedPaths.filter((path) => path.endsWith(listOutbox.path)).length
  expect(times()).toBe(1)
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(times()).toBe(2))
})
