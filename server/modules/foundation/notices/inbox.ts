import type { Language } from '#contract/core/language.ts'
import * as contract from '#contract/foundation/notices/endpoints.ts'
import { isSentByDefault, lockedNoticeKinds, noticeKinds } from '#contract/foundation/notices/rules.ts'
import type { NoticeRow } from '#contract/foundation/notices/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { fillText, findQuotes, sayParameters } from './fill-text'
import { kindOf } from './kinds'
import { linkOf } from './links'
import {
  countUnread,
  saveNoticeChoice,
  listChoices,
  listOwnNotices,
  markAllRead,
  markRead,
  type StoredNotice,
} from './notices.queries'
import { notices } from './texts'

/** Texts of SMS and mails end before their address with a colon; here nothing follows. */
const endSentence = (text: string): string => text.trimEnd().replace(/：$/, '。').replace(/:$/, '.')

/** A notice in the reader's language. */
function present({ id, name, parameters, createdAt, readAt }: StoredNotice, language: Language): NoticeRow[] {
  const kind = kindOf(name)
  if (!kind) return []
  const own = language === 'en-US' ? 'en' : 'zh'
  const message = sayParameters(parameters, own)
  const [title, body] = notices[name][own]
  return [
    {
      id,
      kind,
      title: fillText(title, message),
      text: endSentence(fillText(body, message)),
      quotes: findQuotes(body, parameters, own),
      link: linkOf(name, message).link,
      at: createdAt.toISOString(),
      isRead: readAt !== null,
    },
  ]
}

/** The newest unread notices of an account, and how many are unread. */
export async function listUnreadNotices(
  db: Db,
  accountId: number,
  { limit, language }: { limit: number; language: Language },
): Promise<{ list: NoticeRow[]; totalCount: number }> {
  const { rows, total } = await listOwnNotices(db, accountId, { page: 1, limit, unread: true })
  return { list: rows.flatMap((row) => present(row, language)), totalCount: total }
}

/** The notices of who asks, and which of them go out too. */
export const noticeRoutes: Route[] = [
  serve(contract.listNotices, async (context) => {
    const { db, input, language } = context
    const account = await getViewerAccount(context)
    const { rows, total, newest } = await listOwnNotices(db, account.id, input)
    const list = rows.flatMap((row) => present(row, language))
    return { ...toPage(list, total, input), newest }
  }),
  serve(contract.countUnreadNotices, async (context) => {
    const account = await getViewerAccount(context)
    return { unread: await countUnread(context.db, account.id) }
  }),
  serve(contract.readNotice, async (context) => {
    const account = await getViewerAccount(context)
    if (!(await context.write((db) => markRead(db, account.id, context.input.id)))) throw fail('NoticeNotFound')
    return {}
  }),
  serve(contract.readAllNotices, async (context) => {
    const account = await getViewerAccount(context)
    await context.write((db) => markAllRead(db, account.id, context.input))
    return {}
  }),
  serve(contract.listNoticeChoices, async (context) => {
    const account = await getViewerAccount(context)
    const chosen = await listChoices(context.db, account.id)
    const list = noticeKinds.map((kind) => {
      const isLocked = lockedNoticeKinds.includes(kind)
      return { kind, isLocked, isSent: isLocked || (chosen.get(kind) ?? isSentByDefault(kind)) }
    })
    return { list }
  }),
  serve(contract.chooseNotice, async (context) => {
    if (lockedNoticeKinds.includes(context.input.kind)) throw fail('NoticeKindLocked')
    const account = await getViewerAccount(context)
    await context.write((db) => saveNoticeChoice(db, account.id, context.input))
    return {}
  }),
]
