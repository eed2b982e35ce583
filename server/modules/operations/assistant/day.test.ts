import { expect, it } from 'vitest'
import { findDay, withoutDays } from './day'

/** A Thursday, 01:30 in China, still Wednesday in UTC. */
const now = new Date('2026-11-26T01:30:00+08:00')

it.each([
  ['今天有什么活动', '2026-11-26'],
  ['今晚有直播吗', '2026-11-26'],
  ['what is on tonight?', '2026-11-26'],
  ['明天几点开门', '2026-11-27'],
  ['What is on TOMORROW?', '2026-11-27'],
  ['后天呢', '2026-11-28'],
  ['the day after tomorrow', '2026-11-28'],
  ['星期六开吗', '2026-11-28'],
  ['周日', '2026-11-29'],
  ['礼拜天', '2026-11-29'],
  ['on Saturday', '2026-11-28'],
  ['Thursday', '2026-11-26'],
  ['on Wednesdays', '2026-12-02'],
  ['11月27号', '2026-11-27'],
  ['November 28', '2026-11-28'],
  ['the 27th of Nov', '2026-11-27'],
  ['2月31日', undefined],
  ['有哪些青花瓷', undefined],
  ['a may pole', undefined],
])('%s names %s', (question, day) => {
  expect(findDay(question, now)).toBe(day)
})

it('takes the words for days out of a question', () => {
  expect(withoutDays('明天 and Saturday 有什么').replace(/\s+/g, ' ')).toBe(' and 有什么')
})
