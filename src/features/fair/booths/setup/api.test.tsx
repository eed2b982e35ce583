import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getOwnSetup } from '#contract/fair/booths/setup/endpoints.ts'
import { useOwnSetup } from './api'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

it('who follows a notice of a change reads what is set now, however recent the last answer is', async () => {
  let number = 0
  server.use(
    http.post(`*${getOwnSetup.path}`, () => {
      number += 1
      return HttpResponse.json({
        code: 0,
        msg: '',
        data: { booth: { hallName: 'A', number: `${number}` }, setup: null },
      })
    }),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const first = renderHook(useOwnSetup, { wrapper })
  await waitFor(() => expect(first.result.current.data?.booth?.number).toBe('1'))
  first.unmount()
  const second = renderHook(useOwnSetup, { wrapper })
  await waitFor(() => expect(second.result.current.data?.booth?.number).toBe('2'))
})
