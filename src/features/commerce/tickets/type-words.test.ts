import { expect, it } from 'vitest'
import { formatDays } from '#src/common/ui/time/days.ts'
import { daysInFigures } from './type-words'

const oneDay = { from: '2026-11-26', until: '2026-11-26' }
const days = { from: '2026-11-26', until: '2026-11-28' }
const months = { from: '2026-11-30', until: '2026-12-02' }
const years = { from: '2026-12-31', until: '2027-01-02' }

it.each([
  [oneDay, '11.26', '2026年11月26日周四', 'Thu, Nov 26, 2026'],
  [days, '11.26–28', '2026年11月26日–11月28日', 'Nov 26 – 28, 2026'],
  [months, '11.30–12.2', '2026年11月30日–12月2日', 'Nov 30 – Dec 2, 2026'],
  [years, '12.31–1.2', '2026年12月31日–2027年1月2日', 'Dec 31, 2026 – Jan 2, 2027'],
])('writes %j as %s, %s and %s', (of, figures, zh, en) => {
  // Programs differ in the blanks beside the dash.
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect([daysInFigures(of), formatDays(of, 'zh-CN'), plain(formatDays(of, 'en-US'))]).toEqual([figures, zh, en])
})
