import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { expect, it, vi } from 'vitest'
import { formatRelative, RelativeTime } from './relative-time'

const NOW = Date.UTC(2026, 10, 21, 8)
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

it.each([
  [0, '现在', 'now'],
  // A clock that is behind the server's.
  [-5 * MINUTE, '现在', 'now'],
  [MINUTE - 1, '现在', 'now'],
  [MINUTE, '1分钟前', '1 minute ago'],
  [HOUR - 1, '59分钟前', '59 minutes ago'],
  [HOUR, '1小时前', '1 hour ago'],
  [DAY - 1, '23小时前', '23 hours ago'],
  [DAY, '1天前', '1 day ago'],
  [7 * DAY - 1, '6天前', '6 days ago'],
  [7 * DAY, '1周前', '1 week ago'],
  [30 * DAY - 1, '4周前', '4 weeks ago'],
  [30 * DAY, '1个月前', '1 month ago'],
  [60 * DAY - 1, '1个月前', '1 month ago'],
  [400 * DAY, '13个月前', '13 months ago'],
])('%i ms ago is “%s” and “%s”', (passed, zh, en) => {
  const format = (language: string) => formatRelative(NOW - passed, NOW, language).replaceAll(/\s/g, ' ')
  expect([format('zh-CN').replaceAll(' ', ''), format('en-US')]).toEqual([zh, en])
})

it('keeps the moment itself for who points at it, and for machines', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  await i18next.changeLanguage('en-US')
  render(<RelativeTime at={NOW - 2 * HOUR} full="Nov 21, 2026, 14:00 GMT+8" />)
  const time = screen.getByText('2 hours ago')
  expect([time.getAttribute('title'), time.getAttribute('datetime')]).toEqual([
    'Nov 21, 2026, 14:00 GMT+8',
    '2026-11-21T06:00:00.000Z',
  ])
  vi.useRealTimers()
  await i18next.changeLanguage('zh-CN')
})
