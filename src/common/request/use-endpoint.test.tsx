import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { listAdverts } from '#contract/fair/adverts/endpoints.ts'
import { notices } from '../ui/notices/notices'
import { useEndpoint } from './use-endpoint'

const server = setupServer()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

function inFair(client = newClient()) {
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
}

it('gives a failure to the screen and opens no box', async () => {
  server.use(http.post(`*${listAdverts.path}`, () => HttpResponse.json({ code: 110_400, msg: '稍后再试', data: null })))
  const { result } = renderHook(() => useEndpoint(listAdverts, { module: 'home' }), { wrapper: inFair() })
  await waitFor(() => expect(result.current.error?.message).toBe('稍后再试'))
  expect(notices.get().box).toBeNull()
})

it('asks nothing while it is not enabled', async () => {
  const { result } = renderHook(() => useEndpoint(listAdverts, { module: 'home' }, { enabled: false }), {
    wrapper: inFair(),
  })
  expect(result.current.fetchStatus).toBe('idle')
})

it('requests again after a change although an equal request of before it is under way', async () => {
  const title = (n: number) => ({ code: 0, msg: '', data: [{ title: `${n}` }] })
  let requests = 0
  let answerSecond = () => {}
  const second = new Promise<void>((resolve) => {
    answerSecond = resolve
  })
  server.use(
    http.post(`*${listAdverts.path}`, async () => {
      requests += 1
      const body = title(requests)
      if (requests === 2) await second
      return HttpResponse.json(body)
    }),
  )
  const client = newClient()
  const { result } = renderHook(() => useEndpoint(listAdverts, { module: 'home' }), { wrapper: inFair(client) })
  const shown = () => result.current.data?.[0]?.title
  await waitFor(() => expect(shown()).toBe('1'))
  const before = client.invalidateQueries()
  await waitFor(() => expect(requests).toBe(2))
  const after = client.invalidateQueries()
  await waitFor(() => expect(requests).toBe(3))
  answerSecond()
  await Promise.all([before, after])
  await waitFor(() => expect(shown()).toBe('3'))
})
