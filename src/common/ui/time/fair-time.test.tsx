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

  it('names both days of a stretch of a day or more', () => {
    vi.stubEnv('TZ', 'America/New_York')
    render(<FairTime from={AT} until="2026-07-05T12:00:00Z" />)
    expect(screen.getByText('07/04 06:30 – 07/05 20:00 GMT+8')).toBeTruthy()
    expect(screen.getByText('您当地 07/03 18:30 – 07/05 08:00')).toBeTruthy()
  })

  it.each([
    ['2026-07-04T10:00:00Z', '2026-07-04T22:00:00Z', '07/04 18:00 – 07/05 06:00 GMT+8', '07/04 06:00–18:00'],
    ['2026-07-04T10:00:00Z', '2026-07-04T16:00:00Z', '18:00–24:00 GMT+8', '06:00–12:00'],
    ['2026-07-03T16:00:00Z', '2026-07-04T16:00:00Z', '00:00–24:00 GMT+8', '07/03 12:00 – 07/04 12:00'],
    ['2026-07-04T12:00:00Z', '2026-07-05T04:00:00Z', '07/04 20:00 – 07/05 12:00 GMT+8', '07/04 08:00–24:00'],
    ['2026-07-04T00:00:00Z', '2027-07-04T01:00:00Z', '07/04 08:00 – 07/04 09:00 GMT+8', '07/03 20:00 – 07/03 21:00'],
  ])('names both days of a stretch over midnight, by each clock: %s to %s', (from, until, fair, yours) => {
    vi.stubEnv('TZ', 'America/New_York')
    render(<FairTime from={from} until={until} />)
    expect(screen.getByText(fair)).toBeTruthy()
    expect(screen.getByText(`您当地 ${yours}`)).toBeTruthy()
  })

  it('names the reader’s day when a stretch falls on another', () => {
    vi.stubEnv('TZ', 'America/New_York')
    render(<FairTime from={AT} until="2026-07-03T23:30:00Z" />)
    expect(screen.getByText('06:30–07:30 GMT+8')).toBeTruthy()
    expect(screen.getByText('您当地 07/03 18:30–19:30')).toBeTruthy()
  })
})
