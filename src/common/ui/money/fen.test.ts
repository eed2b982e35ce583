import { expect, it } from 'vitest'
import { formatFen } from './fen'

it.each([
  [0, '¥0', 'CN¥0'],
  [5, '¥0.05', 'CN¥0.05'],
  [6_000, '¥60', 'CN¥60'],
  [123_450, '¥1,234.50', 'CN¥1,234.50'],
  [-150, '-¥1.50', '-CN¥1.50'],
  [2_000_000_000, '¥20,000,000', 'CN¥20,000,000'],
])('writes %i fen as %s and %s', (fen, zh, en) => {
  expect([formatFen(fen, 'zh-CN'), formatFen(fen, 'en-US')]).toEqual([zh, en])
})
