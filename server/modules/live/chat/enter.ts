import { hasChat } from '#contract/live/live/rules.ts'
import type { CommandOutput, CommandParsed } from '#contract/catalog/realtime.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Client, CommandContext } from '#server/platform/realtime/command.ts'
import { mayModerate } from '#server/modules/live/live/index.ts'
import { findRoom } from './chat.queries'
import { findEntry } from './entry.queries'
import { readMissed } from './read-missed'
import { getPerson } from './person'
import { chatRoom } from '#server/modules/live/rooms/index.ts'
import { parseRoomConversationId } from '#contract/live/chat/rules.ts'

/** The session of a room that the socket is in. Throws EnterFirst; what is no room's id is undefined. */
export function getEnteredRoom(client: Client, conversationID: string): number | undefined {
  const liveId = parseRoomConversationId(conversationID)
  if (liveId !== undefined && !client.isIn(chatRoom(liveId))) throw fail('EnterFirst')
  return liveId
}

/** Lets somebody into a room and gives what they missed. Throws ConversationNotFound, ChatClosed, Banned. */
export async function enter(
  { client, input, database }: CommandContext<CommandParsed<'enter'>>,
  announce: (liveId: number, nick: string) => void,
): Promise<CommandOutput<'enter'>> {
  const person = getPerson(client)
  const liveId = parseRoomConversationId(input.groupId)
  const entry = liveId === undefined ? undefined : await findEntry(database.db, liveId, person.accountId)
  if (liveId === undefined || !entry) throw fail('ConversationNotFound')
  if (!hasChat(entry.status)) throw fail('ChatClosed')
  if (entry.bans.includes('ban')) throw fail('Banned')
  // First in, then what was missed: a message in between is sent twice rather than never.
  client.join(chatRoom(liveId))
  const { after } = input
  const missed = await readMissed(database.db, await findRoom(database.db, liveId), {
    after,
    conversationID: input.groupId,
  })
  if (!input.again) announce(liveId, person.nick)
  const canModerate = await mayModerate(database.db, person.accountId, person.userType, liveId)
  return { ...missed, muted: entry.bans.includes('mute'), canModerate }
}
