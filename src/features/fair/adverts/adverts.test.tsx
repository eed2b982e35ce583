import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listAdverts, listWebAdverts } from '#contract/fair/adverts/endpoints.ts'
import type { Advert } from '#contract/fair/adverts/schemas.ts'
import { ApiError } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { AdCarousel } from './ad-carousel'
import { mayOpenItself } from '#src/common/app/opens-itself.ts'
import { PopupAdverts } from './popup-adverts'

vi.mock('#src/common/request/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const callMock = vi.mocked(call)
const failing = () => Promise.reject(new ApiError('refused', 1, 'down'))
const advert: Advert = { id: 1, title: '开幕有礼', imageUrl: '/1.svg', jumpLink: '' }

async function drawn(what: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = render(<QueryClientProvider client={client}>{what}</QueryClientProvider>)
  await act(async () => {})
  return view
}

const onNothing = vi.fn<() => void>()

beforeEach(() => {
  onNothing.mockReset()
  callMock.mockReset().mockResolvedValue([advert])
})

describe('the pop-up', () => {
  it('asks for its module, 100 adverts, type 1, and opens', async () => {
    await drawn(<PopupAdverts onNothing={onNothing} />)
    expect(callMock).toHaveBeenCalledExactlyOnceWith(
      listWebAdverts,
      { module: 'popup', size: 100, type: 1 },
      { alerts: false, alone: true },
    )
    const dialog = await screen.findByRole('dialog', { name: '为您推荐' })
    expect(dialog.hasAttribute('open')).toBe(true)
  })

  it('does not open when there is nothing to show', async () => {
    callMock.mockResolvedValue([])
    await drawn(<PopupAdverts onNothing={onNothing} />)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(localStorage.getItem('openedItself')).toBeNull()
    await waitFor(() => expect(onNothing).toHaveBeenCalledOnce())
  })

  it('does not open when it fails', async () => {
    callMock.mockImplementation(failing)
    await drawn(<PopupAdverts onNothing={onNothing} />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes, and is noted, so that nothing opens by itself again on this day', async () => {
    await drawn(<PopupAdverts onNothing={onNothing} />)
    fireEvent.click(await screen.findByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(mayOpenItself()).toEqual([])
  })
})

describe('what opens by itself', () => {
  it.each([
    [undefined, ['animation', 'adverts', 'signUp']],
    [{ day: '2026-01-01', which: 'animation' }, ['adverts', 'signUp', 'animation']],
    [{ day: '2026-01-01', which: 'adverts' }, ['signUp', 'animation', 'adverts']],
    [{ day: '2026-01-01', which: 'signUp' }, ['animation', 'adverts', 'signUp']],
    [{ day: '2026-01-02', which: 'signUp' }, []],
  ])('after %o is %o', (last, turns) => {
    // Half past midnight in China.
    vi.setSystemTime('2026-01-01T16:30:00Z')
    if (last) localStorage.setItem('openedItself', JSON.stringify(last))
    expect(mayOpenItself()).toEqual(turns)
    vi.useRealTimers()
  })
})

describe('the adverts of a page', () => {
  it('are those of its module', async () => {
    await drawn(<AdCarousel module="news" />)
    expect(callMock).toHaveBeenCalledWith(listAdverts, { module: 'news' }, { alerts: false, alone: true })
    expect(await screen.findByRole('region', { name: '推荐' })).toBeTruthy()
  })

  it.each([
    ['news', 10 / 3],
    ['login', 16 / 9],
  ] as const)('of the place %s stand in its shape', async (module, ratio) => {
    await drawn(<AdCarousel module={module} />)
    const { style } = await screen.findByRole('region', { name: '推荐' })
    expect(Number.parseFloat(style.aspectRatio)).toBeCloseTo(ratio)
  })

  it.each([
    ['there are none', () => callMock.mockResolvedValue([])],
    ['they cannot be had', () => callMock.mockImplementation(failing)],
  ])('leave no trace when %s', async (_, arrange) => {
    arrange()
    const { container } = await drawn(<AdCarousel module="news" />)
    await waitFor(() => expect(container.childElementCount).toBe(0))
  })
})
