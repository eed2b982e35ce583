import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { call } from '../request/call'
import { local } from '../session/storage'
import { findHeaderLogo } from './fair'
import { useLogos } from '../layout/surroundings-logo'

vi.mock('../request/call', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const logos = [
  { logoType: 2, logoUrl: '/media/footer.svg', name: '云展' },
  { logoType: 1, logoUrl: '/media/header.svg', name: '云展' },
]
const answer = (list: unknown) => vi.mocked(call).mockResolvedValue(list)

const shown = vi.fn<(address: string) => void>()

function draw(): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  renderHook(() => useLogos(shown), { wrapper })
}

describe('the header’s logo', () => {
  it('is that of the list, which is requested whole and kept: there it stands at once', async () => {
    answer(logos)
    expect(findHeaderLogo()).toBe('/brand.svg')
    draw()
    await waitFor(() => expect(shown).toHaveBeenCalledWith('/media/header.svg'))
    expect(vi.mocked(call).mock.calls[0]?.[1]).toEqual([1, 2, 3, 4, 5])
    expect(local.get('logoList')).toEqual(logos)
    expect(findHeaderLogo()).toBe('/media/header.svg')
  })

  it('is our own where the fair has none', async () => {
    answer([])
    local.set('logoList', logos)
    draw()
    await waitFor(() => expect(shown).toHaveBeenLastCalledWith('/brand.svg'))
    expect(findHeaderLogo()).toBe('/brand.svg')
  })
})
