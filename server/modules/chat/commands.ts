import { errors } from '../../../contract/errors'
import { LiveStatus } from '../../../contract/live'
import { hasChat } from '../../../contract/live-rules'
import type { Database } from '../../platform/db/database'
import { fail } from '../../platform/http/fail'
import { type Client, command, type CommandContext, type CommandRoute } from '../../platform/realtime/command'
import { agentsOf, chattersOf, clientsOf, type Realtime, watchersOf } from '../../platform/realtime/realtime'
import { mayModerate } from '../live'
import { agentsFor } from './agents.queries'
import { createArrivals } from './arrivals'
import { presentMessage } from './chat.present'
import { findDirect, findRoom, noteRead, openDirect, openRoom, wasStored } from './chat.queries'
import { payloadOf } from './content'
import { createCounts } from './counts'
import { findEntry } from './entry.queries'
import { missedBy } from './missed'
import { directID, directNamed, roomID, roomNamed } from './parties'
import { type Person, personOf } from './person'
import { createWriter, type Destination, type Writer } from './writer'

/** The session of a room that the socket is in. Throws EnterFirst; what is no room's id is undefined. */
function enteredRoom(client: Client, conversationID: string): number | undefined {
  const liveId = roomNamed(conversationID)
  if (liveId !== undefined && !client.isIn(chattersOf(liveId))) throw fail(errors.EnterFirst)
  return liveId
}

async function enter(
  {
    client,
    input,
    database,
  }: CommandContext<{ groupId: string; after?: number | undefined; again?: boolean | undefined }>,
  announce: (liveId: number, nick: string) => void,
) {
  const person = personOf(client)
  const liveId = roomNamed(input.groupId)
  const entry = liveId === undefined ? undefined : await findEntry(database.db, liveId, person.accountId)
  if (liveId === undefined || !entry) throw fail(errors.ConversationNotFound)
  if (!hasChat(LiveStatus.parse(entry.status))) throw fail(errors.ChatClosed)
  if (entry.bans.includes('ban')) throw fail(errors.Banned)
  // First in, then what was missed: what comes between is told twice rather than never.
  client.join(chattersOf(liveId))
  const { after } = input
  const missed = await missedBy(database.db, await findRoom(database.db, liveId), {
    after,
    conversationID: input.groupId,
  })
  if (!input.again) announce(liveId, person.nick)
  const canModerate = await mayModerate(database.db, person.accountId, person.userType, liveId)
  return { ...missed, muted: entry.bans.includes('mute'), canModerate }
}

/** A room keeps its conversation, so what was found once is known. */
const roomIds = new WeakMap<Database, Map<number, number>>()

async function roomIdOf(database: Database, liveId: number): Promise<number | undefined> {
  const known = roomIds.get(database) ?? new Map<number, number>()
  roomIds.set(database, known)
  const id = known.get(liveId) ?? (await database.append((db) => openRoom(db, liveId)))
  if (id !== undefined) known.set(liveId, id)
  return id
}

/** Where a message goes and in whose name. */
async function destinationOf(
  { client, input, database }: CommandContext<{ to: string }>,
  person: Person,
): Promise<{ to: Destination; conversationId: number | undefined; byService: boolean; conversationID: string }> {
  const liveId = enteredRoom(client, input.to)
  if (liveId !== undefined) {
    const conversationId = await roomIdOf(database, liveId)
    return { to: { liveId }, conversationId, byService: false, conversationID: roomID(liveId) }
  }
  const { side, ...direct } = directNamed(input.to, person)
  const found = await findDirect(database.db, direct)
  // An agent answers; only a visitor begins.
  if (!found && side === 'service') throw fail(errors.ConversationNotFound)
  if (!found && (await agentsFor(database.db, direct.service)).length === 0) throw fail(errors.NoService)
  const conversationId = found?.id ?? (await database.append((db) => openDirect(db, direct)))
  return { to: direct, conversationId, byService: side === 'service', conversationID: directID(direct, side) }
}

async function send(
  context: CommandContext<{ to: string; clientId: string; content: Parameters<typeof payloadOf>[1] }>,
  writer: Writer,
) {
  const { client, input, database } = context
  const person = personOf(client)
  const { viewer } = client
  if (!viewer) throw fail(errors.LoginExpired)
  const { to, conversationId, byService, conversationID } = await destinationOf(context, person)
  if (conversationId === undefined) throw fail(errors.ConversationNotFound)
  // A picture can be taken once: one that was stored before is answered as it was.
  const isPicture = input.content.type === 'image'
  const again = isPicture && (await wasStored(database.db, conversationId, person.accountId, input.clientId))
  const payload = again ? {} : await payloadOf({ ...context, viewer }, input.content, 'liveId' in to)
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

/** What sockets may ask of rooms and conversations; `stop` ends what runs beside them. */
export function createChat(append: Parameters<typeof createWriter>[0], realtime: Realtime) {
  const writer = createWriter(append, realtime)
  const announce = createArrivals(realtime)
  const counts = createCounts(realtime)

  const commands: CommandRoute[] = [
    command('watch', async ({ client, input: { liveId } }) => {
      client.join(watchersOf(liveId))
      const onlineCount = await realtime.countPeople(watchersOf(liveId))
      counts.watch(liveId, onlineCount)
      return { onlineCount }
    }),
    command('unwatch', async ({ client, input: { liveId } }) => {
      client.leave(watchersOf(liveId))
      return {}
    }),
    command('enter', (context) => enter(context, announce)),
    command('leave', async ({ client, input }) => {
      const liveId = roomNamed(input.groupId)
      if (liveId !== undefined) client.leave(chattersOf(liveId))
      return {}
    }),
    command('send', (context) => send(context, writer)),
    command('missed', async ({ client, input: { conversationID, after }, database }) => {
      const person = personOf(client)
      const liveId = enteredRoom(client, conversationID)
      if (liveId !== undefined)
        return missedBy(database.db, await findRoom(database.db, liveId), { after, conversationID })
      const direct = directNamed(conversationID, person)
      return missedBy(database.db, await findDirect(database.db, direct), {
        after,
        conversationID,
        service: direct.service,
      })
    }),
    command('read', async ({ client, input: { conversationID, sequence }, database }) => {
      const { side, ...direct } = directNamed(conversationID, personOf(client))
      await database.append((db) => noteRead(db, direct, side, sequence))
      const other = side === 'visitor' ? agentsOf(direct.service) : clientsOf(direct.visitorId)
      const seenAs = directID(direct, side === 'visitor' ? 'service' : 'visitor')
      realtime.emit(other, 'read', { conversationID: seenAs, sequence })
      return {}
    }),
  ]
  return { commands, stop: () => counts.stop() }
}
