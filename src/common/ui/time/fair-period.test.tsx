import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FairPeriod } from './fair-period'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['2026-07-03T22:30:00Z', '2026-07-05T12:00:00Z', '07/04 06:30 – 07/05 20:00', '07/03 18:30 – 07/05 08:00'],
  ['2026-07-04T10:00:00Z', '2026-07-04T22:00:00Z', '07/04 18:00 – 07/05 06:00', '07/04 06:00 – 07/04 18:00'],
  ['2026-07-04T00:00:00Z', '2026-07-05T16:00:00Z', '07/04 08:00 – 07/05 24:00', '07/03 20:00 – 07/05 12:00'],
  ['2026-07-04T00:00:00Z', '2027-07-04T01:00:00Z', '07/04 08:00 – 07/04 09:00', '07/03 20:00 – 07/03 21:00'],
])('a period over days has both dates, by each clock: %s to %s', (from, until, fair, yours) => {
  vi.stubEnv('TZ', 'America/New_York')
  render(<FairPeriod from={from} until={until} />)
  expect(screen.getByText(`${fair} GMT+8`)).toBeTruthy()
  expect(screen.getByText(`您当地 ${yours}`)).toBeTruthy()
})

it('a period within a day, also one that ends at midnight, has hours alone', () => {
  vi.stubEnv('TZ', 'Asia/Shanghai')
  render(<FairPeriod from="2026-07-04T10:00:00Z" until="2026-07-04T16:00:00Z" />)
  expect(screen.getByText('18:00–00:00 GMT+8')).toBeTruthy()
  expect(screen.queryByText(/您当地/)).toBeNull()
})
