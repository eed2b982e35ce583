import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const own = { method: 'POST', access: 'signed-in' } as const

/** The viewer's notices, the newest first, in the reader's language. */
export const listNotices = endpoint<typeof schemas.listNotices>({
  ...own,
  path: '/ce-exhibition/web/notice/list', // path: ours
  reads: true,
})

export const countUnreadNotices = endpoint<typeof schemas.countUnreadNotices>({
  ...own,
  path: '/ce-exhibition/web/notice/countUnread', // path: ours
  reads: true,
})

/** Marks one as read; requested again nothing changes. */
export const readNotice = endpoint<typeof schemas.readNotice>({
  ...own,
  path: '/ce-exhibition/web/notice/read', // path: ours
  errors: ['NoticeNotFound'],
})

/** Marks all as read up to the newest that the viewer has seen: what has come since stays unread. */
export const readAllNotices = endpoint<typeof schemas.readAllNotices>({
  ...own,
  path: '/ce-exhibition/web/notice/readAll', // path: ours
})

/** Which kinds go out by SMS or mail too. */
export const listNoticeChoices = endpoint<typeof schemas.listNoticeChoices>({
  ...own,
  path: '/ce-exhibition/web/notice/choices', // path: ours
  reads: true,
})

export const chooseNotice = endpoint<typeof schemas.chooseNotice>({
  ...own,
  path: '/ce-exhibition/web/notice/choose', // path: ours
  errors: ['NoticeKindLocked'],
})
