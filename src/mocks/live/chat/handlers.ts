import { roomConversationId } from '#contract/live/chat/rules.ts'
import * as contract from '#contract/live/chat/endpoints.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { offencesIn } from './lines'
import { hasScenario } from './scenario'
import { pageUp } from './store'
import { mock, refuse } from '#src/mocks/core/mock.ts'

interface HistoryQuery {
  groupId: string
  limit: number
  page: number
  before?: number | undefined
}
const history = ({ input }: { input: HistoryQuery }) =>
  hasScenario('banned') ? refuse('Banned') : pageUp(input.groupId, input)

const known = ({ input, token }: { input: { userId: string }; token: string }) =>
  input.userId === accountOfToken(token).userId ? { userId: input.userId } : refuse('NotAllowed')

export const chat = [
  mock(contract.getMessaging, () => ({ driver: 'yunzhan' as const, sdkAppId: 0 })),
  mock(contract.exportUser, known),
  mock(contract.importUser, known),
  mock(contract.getUserSig, () => refuse('NoOutsideMessaging')),
  mock(contract.getGroupByService, ({ input }) => ({ groupId: roomConversationId(input.liveId) })),
  mock(contract.checkMessage, ({ input }) => ({ sensitiveWords: offencesIn(input.content) })),
  mock(contract.getHistoryMessage, history),
  mock(contract.getLatestMessage, history),
  mock(contract.getDirectMessages, ({ input }) => {
    const before = Number(input.nextReqMessageID ?? 0) || undefined
    const { totalPage, list } = pageUp(input.conversationID, { limit: input.limit, before })
    const isCompleted = totalPage <= 1
    return { messageList: list, isCompleted, nextReqMessageID: isCompleted ? '' : String(list[0]?.sequence ?? '') }
  }),
]
