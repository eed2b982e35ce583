import type { CommandRoute } from '#server/platform/realtime/command.ts'
import { command } from './command'
import { accountRoom, type Realtime } from '#server/platform/realtime/realtime.ts'
import { createArrivals } from './arrivals'
import { findDirect, findRoom, markRead } from './chat.queries'
import { createCounts } from './counts'
import { enter, getEnteredRoom } from './enter'
import { readMissed } from './read-missed'
import { toConversationId, resolveDirect } from './participants'
import { getPerson } from './person'
import { send } from './send'
import { createWriter } from './writer/writer'
import { agentRoom, chatRoom, watcherRoom } from '#server/modules/live/rooms/index.ts'
import { parseRoomConversationId } from '#contract/live/chat/rules.ts'

/** What sockets may ask of rooms and conversations; `stop` ends what runs next to them. */
export function createChat(write: Parameters<typeof createWriter>[0], realtime: Realtime) {
  const writer = createWriter(write, realtime)
  const announce = createArrivals(realtime)
  const counts = createCounts(realtime)

  const commands: CommandRoute[] = [
    command('watch', async ({ client, input: { liveId } }) => {
      client.join(watcherRoom(liveId))
      const onlineCount = await realtime.countPeople(watcherRoom(liveId))
      counts.watch(liveId, onlineCount)
      return { onlineCount }
    }),
    command('unwatch', async ({ client, input: { liveId } }) => {
      client.leave(watcherRoom(liveId))
      return {}
    }),
    command('enter', (context) => enter(context, announce)),
    command('leave', async ({ client, input }) => {
      const liveId = parseRoomConversationId(input.groupId)
      if (liveId !== undefined) client.leave(chatRoom(liveId))
      return {}
    }),
    command('send', (context) => send(context, writer)),
    command('missed', async ({ client, input: { conversationID, after }, database }) => {
      const person = getPerson(client)
      const liveId = getEnteredRoom(client, conversationID)
      if (liveId !== undefined)
        return readMissed(database.db, await findRoom(database.db, liveId), { after, conversationID })
      const direct = resolveDirect(conversationID, person)
      return readMissed(database.db, await findDirect(database.db, direct), {
        after,
        conversationID,
        service: direct.service,
      })
    }),
    command('read', async ({ client, input: { conversationID, sequence }, database }) => {
      const { side, ...direct } = resolveDirect(conversationID, getPerson(client))
      const read = await database.write((db) => markRead(db, direct, side, sequence))
      // Nobody is notified of a conversation that they have not, nor that what they are yet to write is read.
      if (read === undefined) return {}
      const other = side === 'visitor' ? agentRoom(direct.service) : accountRoom(direct.visitorId)
      const seenAs = toConversationId(direct, side === 'visitor' ? 'service' : 'visitor')
      realtime.emit(other, 'read', { conversationID: seenAs, sequence: read })
      return {}
    }),
  ]
  return { commands, stop: () => counts.stop() }
}
