/** A name of clients that are notified the same, such as `user:6`; each domain makes its own. */
export type RoomName = `${string}:${string | number}`

/** Every open client of an account that takes part: one that only listens is nobody there. */
export const accountRoom = (accountId: number): RoomName => `user:${accountId}`

/** Every client of an account, those too that only listen. */
export const listenerRoom = (accountId: number): RoomName => `listener:${accountId}`

/** Events that clients receive, by name. The composition root adds the events of the contract. */
export interface RealtimeEvents {}
type RealtimeEvent = keyof RealtimeEvents

/** Sends events of a domain to open clients, on this server and on the others. */
export interface Realtime {
  /** Sends to all clients in any of the rooms, once each. Never fails: absent clients query when they come back. */
  emit<Event extends RealtimeEvent>(to: RoomName | RoomName[], event: Event, data: RealtimeEvents[Event]): void
  /** The same, to the clients of this server alone. */
  emitHere<Event extends RealtimeEvent>(to: RoomName, event: Event, data: RealtimeEvents[Event]): void
  /** Clients of this server in a room. */
  audience(room: RoomName): number
  /** Takes every client of an account out of a room. */
  remove(accountId: number, from: RoomName[]): void
  /** The number of users, not sockets, in a room, on all servers. */
  countPeople(room: RoomName): Promise<number>
  /** Which of these accounts have a client open. */
  whoIsThere(accountIds: readonly number[]): Promise<Set<number>>
  /** Whether rooms are shared with other servers, and these are reached. */
  sharing(): 'none' | 'up' | 'down'
}

/** For programs without clients: notifies nobody. */
export const silentRealtime: Realtime = {
  emit: () => undefined,
  emitHere: () => undefined,
  audience: () => 0,
  remove: () => undefined,
  countPeople: async () => 0,
  whoIsThere: async () => new Set(),
  sharing: () => 'none',
}
