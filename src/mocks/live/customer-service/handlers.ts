import { serviceUserId } from '#contract/live/chat/rules.ts'
import * as contract from '#contract/live/customer-service/endpoints.ts'
import type { ServiceSettings } from '#contract/live/customer-service/schemas.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { hasScenario } from '#src/mocks/live/chat/scenario.ts'
import { addMessage } from '#src/mocks/live/chat/store.ts'
import { conversationsIn, handOverMock, nameOfAccount } from './conversations'
import { exhibitorDetailIn, exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { notifyAll } from '#src/mocks/live/chat/realtime.ts'
import { FAIR_SERVICE } from '#contract/live/live/limits.ts'

/** Exhibitors with an agent; that of the second is away. To the others nobody answers yet. */
const WITH_AGENTS = [1, 2, 3]
const AWAY = 'service-2'
const VISITOR_MS = 800

const noExhibitor: [string, string] = [
  '没有找到该展商，可能已退展',
  'This exhibitor was not found. They may have left the fair.',
]
const nobody: [string, string] = [
  '该展商还没有人在线接待。您的咨询会为展商保留；急事请用“企业信息”中的联系方式。',
  'Nobody of this exhibitor is online yet. Your inquiry is kept for its people; if it is urgent, see the contacts under Company.',
]
const away: [string, string] = [
  '客服暂时不在线，请留言，我们会尽快回复。',
  'No one is available right now. Leave a message and we will reply as soon as we can.',
]
const ofExhibitor = (userId: string) => exhibitorRows.find(({ id }) => userId === serviceUserId(String(id)))
const isService = (userId: string) => userId === FAIR_SERVICE || ofExhibitor(userId) !== undefined
const hasAgents = (userId: string) =>
  userId === FAIR_SERVICE || WITH_AGENTS.some((id) => userId === serviceUserId(String(id)))

let replies = [
  '您好，请问有什么可以帮您？',
  '请稍等，我为您查一下。',
  'Thank you for your interest. We will answer shortly.',
]
let settings: ServiceSettings = { hours: null, offline: { zh: '', en: '' } }
const agents = ['1', '5', '11', '12']
let visited = false

/** A visitor writes while the agent looks, where the address asks for it. */
function visit(): void {
  if (visited || !hasScenario('visitor')) return
  visited = true
  setTimeout(() => {
    const message = { from: '7', nick: '', type: 'text' as const, payload: { text: 'Are you there?' } }
    notifyAll('messages', { conversationID: 'C2C7', list: [addMessage('C2C7', message)] })
  }, VISITOR_MS)
}

const listContacts = (exhibitorId: number | undefined, language: 'zh-CN' | 'en-US') => {
  const userId = exhibitorId === undefined ? FAIR_SERVICE : serviceUserId(String(exhibitorId))
  return isService(userId) ? { userId, content: '' } : { userId: '', content: say(language, noExhibitor) }
}

export const customerService = [
  mock(contract.getCustomerService, ({ input, language }) => listContacts(input.exhibitorId, language)),
  mock(contract.getServerId, ({ input, language }) => listContacts(input.exhibitorId, language)),
  mock(contract.getServerStatus, ({ input: { userId }, language }) => {
    if (!isService(userId)) return refuse('NoService')
    const online = userId !== AWAY && hasAgents(userId)
    return {
      allowed: true,
      online,
      open: userId !== AWAY,
      content: online ? '' : say(language, hasAgents(userId) ? away : nobody),
      hours: userId !== AWAY ? '' : say(language, ['周一、周二 09:00–18:00 (GMT+8)', 'Mon, Tue 09:00–18:00 (GMT+8)']),
    }
  }),
  mock(contract.getCompanyInfo, ({ input: { userId }, language }) => {
    if (!isService(userId)) return refuse('NoService')
    const row = ofExhibitor(userId)
    if (row) {
      const { id: exhibitorId, logoUrl, company, contactName, phone, email, address } = exhibitorDetailIn(language, row)
      const shown = userId === AWAY ? '' : phone
      return { userId, exhibitorId, logoUrl, company, contactName, phone: shown, email, address }
    }
    const company = say(language, ['云展客服', 'Yunzhan customer service'])
    return {
      userId,
      exhibitorId: null,
      logoUrl: '',
      company,
      contactName: '',
      phone: '0571-8888 6666',
      email: '',
      address: '',
    }
  }),
  mock(contract.listConversations, ({ input, language, token }) => {
    const account = accountOfToken(token)
    if (input.side === 'agent' && !hasPermission(account.userType, 'answerVisitors')) return refuse('NoService')
    if (input.side === 'agent') visit()
    const all = conversationsIn(input.side, account, language)
    const list = all
      .filter(({ inquiry }) => input.inquiry === undefined || inquiry === input.inquiry)
      .filter(({ agentId }) => !input.mine || agentId === account.userId)
    return {
      ...paginate(list, input),
      unread: all.reduce((sum, { unreadCount }) => sum + unreadCount, 0),
      waiting: all.filter(({ inquiry }) => inquiry === 'waiting').length,
    }
  }),
  mock(contract.countUnread, ({ language, token }) => {
    const account = accountOfToken(token)
    const unreadOf = (side: 'visitor' | 'agent') =>
      conversationsIn(side, account, language).reduce((sum, { unreadCount }) => sum + unreadCount, 0)
    const isAgent = hasPermission(account.userType, 'answerVisitors')
    return { answers: unreadOf('visitor'), inquiries: isAgent ? unreadOf('agent') : 0 }
  }),
  mock(contract.handOver, ({ input: { conversationID, from, to }, language }) => {
    const holder = handOverMock(conversationID, from, to)
    if (holder !== undefined) return refuse('OtherAgent', { agent: nameOfAccount(holder, language) })
    notifyAll('conversations', {})
    return {}
  }),
  mock(contract.listAgents, ({ language }) =>
    agents.map((userId) => ({
      userId,
      nick: nameOfAccount(userId, language),
      online: userId === '12',
      conversations: userId === '11' ? 1 : 0,
    })),
  ),
  mock(contract.getServiceSettings, () => settings),
  mock(contract.saveServiceSettings, ({ input }) => {
    settings = input
    return settings
  }),
  mock(contract.listQuickReplies, () => replies.map((text, id) => ({ id, text }))),
  mock(contract.saveQuickReplies, ({ input }) => {
    replies = input.replies
    return replies.map((text, id) => ({ id, text }))
  }),
]
