import type { Schemas } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { Database } from '../db/database'
import type { Viewer } from '../http/serve'
import type { AppServices } from '../services'
import type { Realtime, RoomName } from './realtime'

/** One open socket as a command sees it. */
export interface Client {
  /** Null: a guest who watches. */
  viewer: Viewer | null
  language: Language
  join(room: RoomName): void
  leave(room: RoomName): void
  isIn(room: RoomName): boolean
  /** What a domain keeps of this socket while it is open. */
  notes: Map<string, unknown>
}

export interface CommandContext<Input> extends AppServices {
  input: Input
  client: Client
  language: Language
  database: Database
  realtime: Realtime
}

/** A command by its name on the wire, what it takes and gives, and what answers it; refusals are thrown as everywhere. */
export interface CommandRoute extends Schemas {
  name: string
  handle: (context: CommandContext<never>) => Promise<unknown>
}
