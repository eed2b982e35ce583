import type { LiveCaption } from '#contract/live/broadcast/realtime.ts'

/** ms that a line is spoken for, and that its text comes after it */
const [LINE_MS, LATE_MS] = [4_000, 1_500]

const lines = [
  ['大家好，欢迎来到我们的直播间。', 'Hello and welcome to our live session.'],
  [
    '这套茶具用高岭土手工拉坯，每一只都不一样。',
    'This tea set is thrown by hand from kaolin, and no two pieces are alike.',
  ],
  ['订 200 套以上，每套 1,280 元。', 'For 200 sets or more, each is CNY 1,280.'],
] as const

/** The host of a session speaks, again and again. */
export function captionMock(liveId: number, notify: (event: 'liveCaption', caption: LiveCaption) => void): void {
  let at = 0
  setInterval(() => {
    const [text, translation] = lines[at++ % lines.length] ?? lines[0]
    const end = Date.now() - LATE_MS
    const startsAt = new Date(end - LINE_MS).toISOString()
    const endsAt = new Date(end).toISOString()
    notify('liveCaption', { liveId, startsAt, endsAt, language: 'zh-CN', text, translation })
  }, LINE_MS)
}
