import { afterEach, expect, it, vi } from 'vitest'
import { formatOfferDay, formatTalk } from './talk-time'

afterEach(() => vi.unstubAllEnvs())

const talk = (start: string) => formatTalk(start, new Date(Date.parse(start) + 30 * 60_000).toISOString(), 'zh-CN')

it('shows the same clock in China on both sides of a clock change, and the reader’s own as it is then', () => {
  vi.stubEnv('TZ', 'America/New_York')
  // The clocks go back there on 1 November 2026, at 06:00 in UTC.
  expect(talk('2026-10-31T01:00:00Z')).toEqual({
    fair: '10月31日周六 09:00–09:30 GMT+8',
    yours: '10月30日周五 21:00–21:30',
  })
  expect(talk('2026-11-02T01:00:00Z')).toEqual({
    fair: '11月2日周一 09:00–09:30 GMT+8',
    yours: '11月1日周日 20:00–20:30',
  })
})

it('keeps apart the two half hours that read alike when the clocks go back', () => {
  vi.stubEnv('TZ', 'America/New_York')
  const [first, second] = [talk('2026-11-01T05:30:00Z'), talk('2026-11-01T06:30:00Z')]
  expect(first.yours).toBe('11月1日周日 01:30–01:00')
  expect(second.yours).toBe('11月1日周日 01:30–02:00')
  expect([first.fair, second.fair]).toEqual(['11月1日周日 13:30–14:00 GMT+8', '11月1日周日 14:30–15:00 GMT+8'])
})

it('says nothing twice to a reader in GMT+8, and names a day by the clock in China', () => {
  vi.stubEnv('TZ', 'Asia/Shanghai')
  expect(talk('2026-11-01T01:00:00Z').yours).toBeUndefined()
  vi.stubEnv('TZ', 'America/New_York')
  expect(formatOfferDay('2026-11-01', 'en-US')).toBe('Sun, Nov 1')
})
