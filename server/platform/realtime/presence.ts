import type { Server } from 'socket.io'
import { accountRoom, type RoomName } from './realtime'

const KEPT_MS = 1_000
/** ms after which the other servers count as not there: the adapter alone would wait for a Redis that says nothing */
const PATIENCE_MS = 1_500

/** Who a socket belongs to: `account-6`, or `guest-<key>`. */
export interface SocketData {
  person: string
  /** Empty for a guest. */
  token: string
}

/** What one server asks another (Socket.IO's serverSideEmit). */
export interface BetweenServers {
  people: (room: string, answer: (people: string[]) => void) => void
  there: (accountIds: number[], answer: (there: number[]) => void) => void
}

function localPeople(io: Server, room: string): string[] {
  const people = new Set<string>()
  for (const id of io.of('/').adapter.rooms.get(room) ?? []) {
    const socket = io.of('/').sockets.get(id)
    // oxlint-disable-next-line no-unsafe-type-assertion -- the gateway sets it before a socket joins anything
    if (socket) people.add((socket.data as SocketData).person)
  }
  return [...people]
}

function localThere(io: Server, accountIds: readonly number[]): number[] {
  const { rooms } = io.of('/').adapter
  return accountIds.filter((id) => rooms.has(accountRoom(id)))
}

/** Asks the other servers; one that does not answer in time is not counted. */
async function askServers<Answer>(io: Server, event: keyof BetweenServers, question: unknown): Promise<Answer[]> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<Answer[]>((resolve) => {
    timer = setTimeout(() => resolve([]), PATIENCE_MS)
  })
  try {
    // oxlint-disable-next-line no-unsafe-type-assertion -- the answers are those of `answerServers`
    return await Promise.race([io.serverSideEmitWithAck(event, question) as Promise<Answer[]>, patience])
  } catch (error) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- Socket.IO puts there what did arrive
    return (error as { responses?: Answer[] }).responses ?? []
  } finally {
    clearTimeout(timer)
  }
}

/** Answers what the other servers ask of this one. */
export function answerServers(io: Server): void {
  io.on('people', (room: string, answer: (people: string[]) => void) => answer(localPeople(io, room)))
  io.on('there', (ids: number[], answer: (there: number[]) => void) => answer(localThere(io, ids)))
}

/** Counts people, and says who is there; `reachesOthers`: whether there are other servers to ask, and they can be reached now. */
export function createPresence(io: Server, reachesOthers: () => boolean) {
  const kept = new Map<string, { at: number; people: Promise<number> }>()

  async function count(room: string): Promise<number> {
    const people = new Set(localPeople(io, room))
    if (reachesOthers())
      for (const others of await askServers<string[]>(io, 'people', room)) for (const one of others) people.add(one)
    return people.size
  }

  return {
    countPeople(room: RoomName): Promise<number> {
      const now = Date.now()
      const known = kept.get(room)
      if (known && now - known.at < KEPT_MS) return known.people
      if (kept.size > 1_000) kept.clear()
      const people = count(room)
      kept.set(room, { at: now, people })
      return people
    },
    async whoIsThere(accountIds: readonly number[]): Promise<Set<number>> {
      const there = new Set(localThere(io, accountIds))
      if (reachesOthers())
        for (const others of await askServers<number[]>(io, 'there', [...accountIds]))
          for (const id of others) there.add(id)
      return there
    },
  }
}
