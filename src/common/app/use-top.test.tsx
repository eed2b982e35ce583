import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { useTop } from './use-top'

const scrollTo = vi.fn<(x: number, y: number) => void>()
beforeEach(() => {
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
})
afterAll(() => void vi.unstubAllGlobals())

function Screen() {
  useTop()
  const navigate = useNavigate()
  const [to, setTo] = useState('')
  return (
    <>
      <input aria-label="to" value={to} onChange={(event) => setTo(event.target.value)} />
      <button onClick={() => void navigate(to)}>go</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  )
}

/** Opens a screen; gives what leads to others. */
function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Screen />
    </MemoryRouter>,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return {
    go: (to: string) => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value: to } })
      press('go')
    },
    back: () => press('back'),
  }
}

it('another screen, or another record on it, begins at its top', () => {
  const { go } = open('/leads')
  expect(scrollTo).not.toHaveBeenCalled()
  go('/leads?id=2')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  go('/orders')
  expect(scrollTo).toHaveBeenCalledTimes(2)
})

it('filters and the way back leave the view where it is', () => {
  window.history.replaceState({ idx: 0 }, '')
  const { go, back } = open('/leads')
  go('/leads?page=2')
  expect(scrollTo).not.toHaveBeenCalled()
  go('/orders')
  back()
  expect(scrollTo).toHaveBeenCalledTimes(1)
})
