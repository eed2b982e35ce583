import type { CommandName, CommandOutput, CommandParsed } from '../../../contract/chat/realtime'
import type { Language } from '../../../contract/core/language'
import type { Config } from '../config'
import type { Database } from '../db/database'
import type { Viewer } from '../http/serve'
import type { Providers } from '../../providers/providers'
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

export interface CommandContext<Input> {
  input: Input
  client: Client
  language: Language
  config: Config
  database: Database
  providers: Providers
  realtime: Realtime
}

export interface CommandRoute {
  name: CommandName
  handle: (context: CommandContext<never>) => Promise<unknown>
}

/** Ties a command of the contract to what answers it; refusals are thrown as everywhere. */
export function command<Name extends CommandName>(
  name: Name,
  handle: (context: CommandContext<CommandParsed<Name>>) => Promise<CommandOutput<Name>>,
): CommandRoute {
  return { name, handle }
}
