/** What notices are about, in the order in which their choices stand. */
export const noticeKinds = [
  'registration',
  'enrollment',
  'live',
  'stand',
  'trade',
  'appointment',
  'order',
  'message',
  'report',
  'questionnaire',
  'follow',
  'fairService',
  'fairNews',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** What has legal weight goes out by SMS or mail whatever was chosen. */
export const lockedNoticeKinds: readonly NoticeKind[] = ['registration', 'fairService']

/** Whether a kind goes out by SMS or mail where nothing was chosen; what is followed stays in the personal centre. */
export const isSentByDefault = (kind: NoticeKind): boolean => kind !== 'follow'
