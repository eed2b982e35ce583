import type { NoticeKind } from '#contract/foundation/notices/rules.ts'
import type { NoticeRow } from '#contract/foundation/notices/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { type Both, say } from '#src/mocks/core/bilingual.ts'
import { momentIn } from '#src/mocks/core/time.ts'

export interface MockNotice {
  id: number
  kind: NoticeKind
  title: Both
  text: Both
  link: string
  at: string
  isRead: boolean
}

const written: readonly Omit<MockNotice, 'id'>[] = [
  {
    kind: 'registration',
    title: ['注册已通过', 'Registration approved'],
    text: [
      '您的注册已通过审核，现在可以登录云展。',
      'Your registration has been approved. You can now log in to Yunzhan.',
    ],
    link: 'login.html#/',
    at: momentIn(-6, '10:20'),
    isRead: true,
  },
  {
    kind: 'report',
    title: ['反馈处理结果', 'Result of your feedback'],
    text: [
      '您提交的反馈（编号 J-2026-0007）经核实成立，我们已作出处理。感谢您的反馈。',
      'We reviewed your case J-2026-0007, found it justified, and have taken action. Thank you for your feedback.',
    ],
    link: 'personal.html#/feedback',
    at: momentIn(-4, '17:05'),
    isRead: true,
  },
  {
    kind: 'message',
    title: ['您的咨询有了答复', 'You have a reply'],
    text: [
      '景德镇青禾陶瓷艺术有限公司在云展答复了您，点击查看。',
      'Qinghe Ceramic Art has answered you. Read it here.',
    ],
    link: 'concact.html#/?exhibitorId=1',
    at: momentIn(-1, '09:40'),
    isRead: false,
  },
  {
    kind: 'follow',
    title: ['您关注的展商上新了', 'New exhibits from an exhibitor you follow'],
    text: [
      '您关注的“山阳剪纸工作室”今天展出了新展品，点击查看。',
      '“Shanyang Papercuts”, which you follow, shows something new today. See it here.',
    ],
    link: 'exhibitors.html#/Detail?id=2',
    at: momentIn(-1, '14:30'),
    isRead: false,
  },
  {
    kind: 'live',
    title: ['预约的直播即将开始', 'Your booked session starts soon'],
    text: [
      '您预约的直播“柴窑开窑”将于北京时间 10:00 开始，欢迎准时观看。',
      '“Opening the kiln” starts at 10:00 (GMT+8). We look forward to seeing you.',
    ],
    link: 'activity.html#/live?id=2',
    at: momentIn(0, '08:50'),
    isRead: false,
  },
]

const byAccount = new Map<string, MockNotice[]>()

/** An account's notices, the newest first, for the life of the page. */
export function noticesOf(userId: string): MockNotice[] {
  const own = byAccount.get(userId) ?? written.map((one, i) => ({ ...one, id: i + 1 })).toReversed()
  byAccount.set(userId, own)
  return own
}

export const presentNotice = ({ title, text, ...rest }: MockNotice, language: Language): NoticeRow => ({
  ...rest,
  title: say(language, title),
  text: say(language, text),
})

/** What is chosen, for the life of the page. */
export const noticeChoices = new Map<NoticeKind, boolean>()
