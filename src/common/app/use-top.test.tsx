import { act, render } from '@testing-library/react'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { useTop } from './use-top'

const scrollTo = vi.fn<(x: number, y: number) => void>()
beforeEach(() => {
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
})

/** Opens a screen; gives what leads to others. */
function open(path: string) {
  const found: { navigate?: NavigateFunction } = {}
  function Screen() {
    useTop()
    found.navigate = useNavigate()
    return null
  }
  render(
    <MemoryRouter initialEntries={[path]}>
      <Screen />
    </MemoryRouter>,
  )
  return {
    go: (to: string) => act(() => found.navigate?.(to)),
    back: () => act(() => found.navigate?.(-1)),
  }
}

it('another screen, or another record on it, begins at its top', async () => {
  const { go } = open('/leads')
  expect(scrollTo).not.toHaveBeenCalled()
  await go('/leads?id=2')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  await go('/orders')
  expect(scrollTo).toHaveBeenCalledTimes(2)
})

it('filters and the way back leave the view where it is', async () => {
  window.history.replaceState({ idx: 0 }, '')
  const { go, back } = open('/leads')
  await go('/leads?page=2')
  expect(scrollTo).not.toHaveBeenCalled()
  await go('/orders')
  await back()
  expect(scrollTo).toHaveBeenCalledTimes(1)
})
