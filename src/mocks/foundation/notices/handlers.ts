import * as contract from '#contract/foundation/notices/endpoints.ts'
import { isSentByDefault, lockedNoticeKinds, noticeKinds } from '#contract/foundation/notices/rules.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { noticeChoices, noticesOf, presentNotice } from './notices'

const ownOf = (token: string) => noticesOf(accountOfToken(token).userId)

export const notices = [
  mock(contract.listNotices, ({ input, token, language }) => {
    const own = ownOf(token)
    const found = own.filter(
      ({ kind, isRead }) => (input.kind === undefined || kind === input.kind) && !(input.unread && isRead),
    )
    const rows = found.map((one) => presentNotice(one, language))
    return { ...paginate(rows, input), newest: own[0]?.id ?? 0 }
  }),
  mock(contract.countUnreadNotices, ({ token }) => ({ unread: ownOf(token).filter(({ isRead }) => !isRead).length })),
  mock(contract.readNotice, ({ input, token }) => {
    const one = ownOf(token).find(({ id }) => id === input.id) ?? refuse('NoticeNotFound')
    one.isRead = true
    return {}
  }),
  mock(contract.readAllNotices, ({ input, token }) => {
    for (const one of ownOf(token)) {
      if (one.id <= input.upTo && (input.kind === undefined || one.kind === input.kind)) one.isRead = true
    }
    return {}
  }),
  mock(contract.listNoticeChoices, () => ({
    list: noticeKinds.map((kind) => {
      const isLocked = lockedNoticeKinds.includes(kind)
      return { kind, isLocked, isSent: isLocked || (noticeChoices.get(kind) ?? isSentByDefault(kind)) }
    }),
  })),
  mock(contract.chooseNotice, ({ input }) => {
    if (lockedNoticeKinds.includes(input.kind)) return refuse('NoticeKindLocked')
    noticeChoices.set(input.kind, input.isSent)
    return {}
  }),
]
