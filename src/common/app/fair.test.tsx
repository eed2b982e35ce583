import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { call } from '../request/call'
import { local } from '../session/storage'
import { useHeaderLogo } from './fair'

vi.mock('../request/call', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const logos = [
  { logoType: 2, logoUrl: '/media/footer.svg', name: '云展' },
  { logoType: 1, logoUrl: '/media/header.svg', name: '云展' },
]
const answer = (list: unknown) => vi.mocked(call).mockResolvedValue(list)

function logo() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useHeaderLogo(), { wrapper }).result
}

describe('the header’s logo', () => {
  it('is that of the list, which is asked for whole and kept', async () => {
    answer(logos)
    const shown = logo()
    expect(shown.current).toBe('/brand.svg')
    await waitFor(() => expect(shown.current).toBe('/media/header.svg'))
    expect(vi.mocked(call).mock.calls[0]?.[1]).toEqual([1, 2, 3, 4, 5])
    expect(local.get('logoList')).toEqual(logos)
  })

  it('stands at once where it was seen before, and stays when the list does not come', async () => {
    local.set('logoList', logos)
    vi.mocked(call).mockRejectedValue(new Error('lost'))
    expect(logo().current).toBe('/media/header.svg')
  })

  it('is our own where the fair has none', async () => {
    answer([])
    const shown = logo()
    await waitFor(() => expect(local.get('logoList')).toEqual([]))
    expect(shown.current).toBe('/brand.svg')
  })
})
