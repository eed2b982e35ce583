import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FAIR_ZONE } from '#contract/core/china-time.ts'
import { formatClock, FairTime } from './fair-time'

const AT = '2026-07-03T22:30:00Z'

afterEach(() => vi.unstubAllEnvs())

describe('FairTime', () => {
  it('shows the clock of the fair as MM/DD HH:mm', () => {
    expect(formatClock(AT, FAIR_ZONE)).toEqual({ date: '07/04', time: '06:30' })
  })

  it('shows midnight as 00:00', () => {
    expect(formatClock('2026-07-03T16:00:00Z', FAIR_ZONE).time).toBe('00:00')
  })

  it('adds the reader’s own time where it differs', () => {
    vi.stubEnv('TZ', 'America/New_York')
    render(<FairTime from={AT} />)
    expect(screen.getByText('07/04 06:30 GMT+8')).toBeTruthy()
    expect(screen.getByText('您当地 07/03 18:30')).toBeTruthy()
  })

  it('says nothing twice to a reader in GMT+8', () => {
    vi.stubEnv('TZ', 'Asia/Shanghai')
    render(<FairTime from={AT} />)
    expect(screen.queryByText(/您当地/)).toBeNull()
  })

  it('shows the hours of a fair of several days, not its first and last moment', () => {
    vi.stubEnv('TZ', 'Asia/Shanghai')
    render(<FairTime from="2026-07-04T01:00:00Z" until="2026-07-08T10:00:00Z" />)
    expect(screen.getByText('09:00–18:00 GMT+8')).toBeTruthy()
  })

  it('names the reader’s day when a stretch falls on another', () => {
    vi.stubEnv('TZ', 'America/New_York')
    render(<FairTime from={AT} until="2026-07-03T23:30:00Z" />)
    expect(screen.getByText('06:30–07:30 GMT+8')).toBeTruthy()
    expect(screen.getByText('您当地 07/03 18:30–19:30')).toBeTruthy()
  })
})
