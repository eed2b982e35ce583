import { chinaWeekTime } from '#contract/core/china-time.ts'
import type { ServiceSettings } from '#contract/live/customer-service/schemas.ts'
import type { Language } from '#contract/core/language.ts'

type Hours = ServiceSettings['hours']

/** Whether a service is within its hours, in China's time; hours that end before they begin run past midnight. */
export function isOpen(hours: Hours, now = new Date()): boolean {
  if (hours === null) return true
  const { weekday: today, minute } = chinaWeekTime(now)
  const yesterday = today === 1 ? 7 : today - 1
  const { weekdays, from, to } = hours
  if (from < to) return weekdays.includes(today) && minute >= from && minute < to
  return (weekdays.includes(today) && minute >= from) || (weekdays.includes(yesterday) && minute < to)
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const names = {
  'zh-CN': ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  'en-US': ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
}

/** `周一、周二 09:00–18:00 (GMT+8)`; empty where a service is always open. */
export function hoursText(hours: Hours, language: Language): string {
  if (hours === null) return ''
  const days = hours.weekdays.toSorted((a, b) => a - b).flatMap((day) => names[language][day - 1] ?? [])
  const separator = language === 'zh-CN' ? '、' : ', '
  return `${days.join(separator)} ${clock(hours.from)}–${clock(hours.to)} (GMT+8)`
}
