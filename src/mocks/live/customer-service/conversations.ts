import type { Conversation } from '#contract/live/customer-service/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { findMockAccountById, type MockAccount } from '#src/mocks/foundation/accounts/accounts.ts'
import { addMessage, messagesOf } from '#src/mocks/live/chat/store.ts'
import { exhibitorDetailIn, exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { type Both, say } from '#src/mocks/core/bilingual.ts'
import { directConversationId } from '#contract/live/chat/rules.ts'
import { FAIR_SERVICE } from '#contract/live/live/limits.ts'

const HOUR_S = 3_600
const DAY_S = 86_400
const fairName: Both = ['云展客服', 'Yunzhan customer service']

interface Started {
  conversationID: string
  /** The position up to which the inbox's owner has read. */
  read: number
  agentId: string
  answered: boolean
  lines: readonly [from: string, text: string, ago: number][]
}

const input = Array.from({ length: 20 }, (_, i): [string, string, number] => [
  i % 2 === 0 ? 'visitor' : FAIR_SERVICE,
  i % 2 === 0 ? `第 ${i + 1} 个问题：展馆几点开放？` : `上午九点到下午六点（第 ${i} 问）。`,
  2 * DAY_S - i * 30,
])

/** Two of a visitor's, and three that agents see, by what each side calls them. */
const started: Started[] = [
  { conversationID: directConversationId(FAIR_SERVICE), read: 20, agentId: '', answered: true, lines: input },
  {
    conversationID: 'C2Cservice-2',
    read: 1,
    agentId: '',
    answered: true,
    lines: [
      ['visitor', '这批瓷器可以看样品吗？', DAY_S],
      ['service-2', '可以，请告诉我们收件地址。', DAY_S - 600],
    ],
  },
  {
    conversationID: 'C2C6',
    read: 0,
    agentId: '',
    answered: false,
    lines: [
      ['6', '请问团体参观怎么预约？', HOUR_S],
      ['6', '我们大约三十人。', HOUR_S - 60],
    ],
  },
  {
    conversationID: 'C2C7',
    read: 2,
    agentId: '11',
    answered: true,
    lines: [
      ['7', 'Is there an English catalogue?', DAY_S],
      ['service', 'Yes, on every exhibit page.', DAY_S - 300],
    ],
  },
  { conversationID: 'C2C20', read: 1, agentId: '', answered: false, lines: [['20', '停车场在哪里？', 3 * DAY_S]] },
]
for (const { conversationID, lines } of started) {
  for (const [from, text, ago] of lines)
    addMessage(conversationID, { from, nick: '', type: 'text', payload: { text }, ago })
}

const isAgents = (conversationID: string) => /^C2C\d+$/.test(conversationID)
const stateOf = (conversationID: string): Started => {
  const known = started.find((one) => one.conversationID === conversationID)
  if (known) return known
  const fresh = { conversationID, read: 0, agentId: '', answered: false, lines: [] }
  started.push(fresh)
  return fresh
}

/** Up to where this page's reader has read. */
export function noteMockRead(conversationID: string, sequence: number): void {
  const state = stateOf(conversationID)
  state.read = Math.max(state.read, sequence)
}

/** Gives a conversation from an agent (empty: nobody) to another; who has it already, where that is somebody else. */
export function handOverMock(conversationID: string, from: string, to: string): string | undefined {
  const state = stateOf(conversationID)
  if (state.agentId !== from) return state.agentId
  state.agentId = to
  return undefined
}

export const nameOfAccount = (userId: string, language: Language): string => {
  const account = findMockAccountById(userId)
  return account ? say(language, account.name) : ''
}

function faceOf(userId: string, language: Language): Pick<Conversation, 'nick' | 'avatar'> {
  if (userId === FAIR_SERVICE) return { nick: say(language, fairName), avatar: '' }
  const id = Number(/^service-(\d+)$/.exec(userId)?.[1])
  const row = exhibitorRows.find((one) => one.id === id)
  if (!row) return { nick: nameOfAccount(userId, language), avatar: '' }
  const { company: nick, logoUrl: avatar } = exhibitorDetailIn(language, row)
  return { nick, avatar }
}

/** The visitor's messages are the reader's own, whoever that is. */
function own(conversationID: string, { userId }: MockAccount): void {
  const list = messagesOf(conversationID)
  for (const [i, message] of list.entries()) if (message.from === 'visitor') list[i] = { ...message, from: userId }
}

function conversationOf(conversationID: string, language: Language): Conversation {
  const { read, agentId, answered } = stateOf(conversationID)
  const list = messagesOf(conversationID)
  const other = conversationID.slice('C2C'.length)
  const isAgent = isAgents(conversationID)
  const isVisitors = ({ from }: { from: string }) => (from === other) === isAgent
  const answer = list.find((message) => !isVisitors(message))
  const at = (message: { time: number } | undefined) => (message ? new Date(message.time * 1_000).toISOString() : null)
  const isAnswered = answered || answer !== undefined
  return {
    conversationID,
    userId: other,
    ...faceOf(other, language),
    lastMessage: list.at(-1) ?? null,
    unreadCount: list.filter(({ sequence, from }) => sequence > read && from === other).length,
    lastSequence: list.length,
    peerRead: isAnswered ? list.length : 0,
    inquiry: isAnswered ? 'answered' : 'waiting',
    requestedAt: at(list.find(isVisitors)),
    answeredAt: at(answer),
    agentId: isAgent ? agentId : '',
    agentName: isAgent ? nameOfAccount(agentId, language) : '',
  }
}

/** One side's conversations, the last first. */
export function conversationsIn(side: 'visitor' | 'agent', account: MockAccount, language: Language): Conversation[] {
  return started
    .filter(({ conversationID }) => isAgents(conversationID) === (side === 'agent'))
    .map(({ conversationID }) => {
      own(conversationID, account)
      return conversationOf(conversationID, language)
    })
    .filter(({ lastMessage }) => lastMessage !== null)
    .toSorted((a, b) => (b.lastMessage?.time ?? 0) - (a.lastMessage?.time ?? 0))
}
