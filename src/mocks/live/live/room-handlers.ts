import { roomConversationId } from '#contract/live/chat/rules.ts'
import * as contract from '#contract/live/live/endpoints.ts'
import { accountOfToken, findMockAccountById } from '#src/mocks/foundation/accounts/accounts.ts'
import { isOnShelf, pushMock, shelfOf, withdrawMock } from './goods'
import { bansOf, moderates, setBan } from './moderation'
import { messagesOf, revokeMockMessage } from '#src/mocks/live/chat/store.ts'
import { exhibitCardIn, exhibitRows } from '#src/mocks/fair/exhibits/exhibits.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'
import { notifyAll } from '#src/mocks/live/chat/realtime.ts'

/** For who moderates; everybody else is refused. */
const moderating =
  <Input extends { input: { liveId: number } }, Output>(act: (input: Input) => Output) =>
  (input: Input & { token: string }): Output =>
    moderates(accountOfToken(input.token).userId, input.input.liveId) ? act(input) : refuse('NotYourLive')

function impose(kind: 'mute' | 'ban', input: { liveId: number; userId: string }, imposed: boolean) {
  const { liveId, userId } = input
  const groupId = roomConversationId(liveId)
  const message = messagesOf(groupId).find(({ from }) => from === userId)
  if (!findMockAccountById(userId) && !message) return refuse('AccountNotFound')
  if (imposed && moderates(userId, liveId)) return refuse('NotAllowed')
  setBan(liveId, userId, kind, imposed, message?.nick ?? '')
  return {}
}

export const liveRoom = [
  mock(contract.getPushScreen, ({ input, language }) => shelfOf(input.liveId, language)),
  mock(
    contract.listPushable,
    moderating(({ input, language }) =>
      paginate(
        exhibitRows
          .filter((row) => containsText(input.keyWord, ...row.name))
          .map((row) => {
            const { exhibitsName: name, exhibitsCoverUrl: coverUrl } = exhibitCardIn(language, row)
            return { exhibitsId: row.id, name, coverUrl, pushed: isOnShelf(input.liveId, row.id) }
          }),
        input,
      ),
    ),
  ),
  mock(
    contract.pushGoods,
    moderating(({ input: { liveId, exhibitsId }, language }) => {
      const goods = pushMock(liveId, exhibitsId, language) ?? refuse('ExhibitNotFound')
      notifyAll('pushed', { liveId, goods })
      return goods
    }),
  ),
  mock(
    contract.withdrawGoods,
    moderating(({ input: { liveId, pushId } }) => {
      withdrawMock(liveId, pushId)
      notifyAll('withdrawn', { liveId, pushId })
      return {}
    }),
  ),
  mock(contract.markPush, () => ({})),
  mock(
    contract.setMuted,
    moderating(({ input }) => impose('mute', input, input.muted)),
  ),
  mock(
    contract.setBanned,
    moderating(({ input }) => impose('ban', input, input.banned)),
  ),
  mock(
    contract.listBans,
    moderating(({ input }) => bansOf(input.liveId)),
  ),
  mock(
    contract.deleteMessage,
    moderating(({ input: { liveId, messageId } }) => {
      const conversationID = roomConversationId(liveId)
      if (!revokeMockMessage(conversationID, messageId)) return refuse('MessageNotFound')
      notifyAll('revoked', { conversationID, ids: [messageId] })
      return {}
    }),
  ),
]
