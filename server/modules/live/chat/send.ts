import type { CommandOutput, CommandParsed } from '#contract/catalog/realtime.ts'
import type { Database } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { CommandContext } from '#server/platform/realtime/command.ts'
import { presentMessage } from './chat.present'
import { findDirect, openDirect, openRoom, wasStored } from './chat.queries'
import { buildPayload } from './content'
import { hasService } from './agents.queries'
import { getEnteredRoom } from './enter'
import { toConversationId, resolveDirect } from './participants'
import { type Person, getPerson } from './person'
import type { Destination, Writer } from './writer/writer'
import { roomConversationId } from '#contract/live/chat/rules.ts'

/** A room keeps its conversation, so what was found once is known. */
const roomIds = new WeakMap<Database, Map<number, number>>()

async function findRoomId(database: Database, liveId: number): Promise<number | undefined> {
  const known = roomIds.get(database) ?? new Map<number, number>()
  roomIds.set(database, known)
  const id = known.get(liveId) ?? (await database.write((db) => openRoom(db, liveId)))
  if (id !== undefined) known.set(liveId, id)
  return id
}

/** The destination of a message and its sender. */
async function findDestination(
  { client, input, database }: CommandContext<{ to: string }>,
  person: Person,
): Promise<{ to: Destination; conversationId: number | undefined; byService: boolean; conversationID: string }> {
  const liveId = getEnteredRoom(client, input.to)
  if (liveId !== undefined) {
    const conversationId = await findRoomId(database, liveId)
    return { to: { liveId }, conversationId, byService: false, conversationID: roomConversationId(liveId) }
  }
  const { side, ...direct } = resolveDirect(input.to, person)
  const found = await findDirect(database.db, direct)
  // An agent answers; only a visitor begins.
  if (!found && side === 'service') throw fail('ConversationNotFound')
  if (!found && !(await hasService(database.db, direct.service))) throw fail('NoService')
  const conversationId = found?.id ?? (await database.write((db) => openDirect(db, direct)))
  return { to: direct, conversationId, byService: side === 'service', conversationID: toConversationId(direct, side) }
}

/** Stores and shows what was written. Throws what its destination, its content or a mute forbids. */
export async function send(
  context: CommandContext<CommandParsed<'send'>>,
  writer: Writer,
): Promise<CommandOutput<'send'>> {
  const { client, input, database } = context
  const person = getPerson(client)
  const { viewer } = client
  if (!viewer) throw fail('LoginExpired')
  const { to, conversationId, byService, conversationID } = await findDestination(context, person)
  if (conversationId === undefined) throw fail('ConversationNotFound')
  // A picture can be taken once: one that was stored before is answered as it was.
  const isPicture = input.content.type === 'image'
  const again = isPicture && (await wasStored(database.db, conversationId, person.accountId, input.clientId))
  const payload = again ? {} : await buildPayload({ ...context, viewer }, input.content, { ...to, byService })
  const { accountId: senderId, nick, avatar } = person
  const { clientId, content } = input
  const row = await writer.write(to, {
    conversationId,
    senderId,
    byService,
    clientId,
    nick,
    avatar,
    type: content.type,
    payload,
  })
  return { message: presentMessage(row, conversationID, 'service' in to ? to.service : '') }
}
