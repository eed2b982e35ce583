import * as z from 'zod/mini'
import { Id, Instant, byId, nothing, pageInput, paged } from '#contract/core/shapes.ts'
import { noticeKinds } from './rules'

const NoticeKind = z.enum(noticeKinds)

export const NoticeRow = z.object({
  id: z.int(),
  kind: NoticeKind,
  title: z.string(),
  text: z.string(),
  /** Where `text` quotes words of a person that are in the other language; none where it is absent. */
  quotes: z.optional(z.array(z.object({ from: z.int(), to: z.int() }))),
  /** What it is about, below the fair's address: `personal.html#/applications`. */
  link: z.string(),
  at: Instant,
  isRead: z.boolean(),
})

export type NoticeRow = z.output<typeof NoticeRow>

export const listNotices = {
  input: z.object({ ...pageInput, kind: z.optional(NoticeKind), unread: z.optional(z.boolean()) }),
  output: z.object({
    ...paged(NoticeRow).shape,
    /** The id of the newest notice of all, 0 where there is none: up to there all can be marked as read. */
    newest: z.int(),
  }),
}

export const countUnreadNotices = {
  input: nothing,
  output: z.object({ unread: z.int() }),
}

export const readNotice = {
  input: byId,
  output: nothing,
}

export const readAllNotices = {
  input: z.object({ upTo: Id, kind: z.optional(NoticeKind) }),
  output: nothing,
}

const Choice = z.object({
  kind: NoticeKind,
  /** By SMS or mail too. */
  isSent: z.boolean(),
  /** It cannot be chosen. */
  isLocked: z.boolean(),
})

export const listNoticeChoices = {
  input: nothing,
  output: z.object({ list: z.array(Choice) }),
}

export const chooseNotice = {
  input: z.object({ kind: NoticeKind, isSent: z.boolean() }),
  output: nothing,
}
