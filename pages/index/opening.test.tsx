import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Opening } from './opening'

const launch = { launchDate: '2026-05-01T01:00:00Z', endDate: '2026-05-05T10:00:00Z' }
vi.mock('#src/features/fair/expo/api.ts', () => ({ useLaunchDate: () => ({ data: launch, isPending: false }) }))
vi.mock('#src/common/app/fair.ts', () => ({ useExpo: () => undefined }))

function shownAt(instant: string): void {
  vi.setSystemTime(new Date(instant))
  render(<Opening />)
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('counts down, and says that the fair is open when it is', () => {
  shownAt('2026-05-01T00:59:58Z')
  expect(screen.getByText('距开幕还有')).toBeTruthy()
  expect(screen.getByRole('timer')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(2_000))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('展会正在进行')).toBeTruthy()
})

it('says until when it is open', () => {
  shownAt('2026-05-03T00:00:00Z')
  expect(screen.getByText('开放至 2026年5月5日')).toBeTruthy()
})

it('says that it is over', () => {
  shownAt('2026-05-06T00:00:00Z')
  expect(screen.getByText(/圆满落幕/)).toBeTruthy()
})
