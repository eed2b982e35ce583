import type { CommandRoute } from '../../platform/realtime/command'
import { command } from './command'
import { clientsOf, type Realtime } from '../../platform/realtime/realtime'
import { createArrivals } from './arrivals'
import { findDirect, findRoom, noteRead } from './chat.queries'
import { createCounts } from './counts'
import { enter, enteredRoom } from './enter'
import { missedBy } from './missed'
import { directID, directNamed } from './parties'
import { personOf } from './person'
import { send } from './send'
import { createWriter } from './writer'
import { agentsOf, chattersOf, watchersOf } from '../rooms'
import { parseRoomConversationId } from '../../../contract/chat/rules'

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
      const liveId = parseRoomConversationId(input.groupId)
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
