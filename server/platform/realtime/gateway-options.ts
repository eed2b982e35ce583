import type { FastifyBaseLogger } from 'fastify'
import type { ServerConfig } from '../config'
import type { Database } from '../db/database'
import type { Viewer } from '../http/serve'
import type { AppServices } from '../services'
import type { Client, CommandRoute } from './command'
import type { Realtime } from './realtime'

export interface GatewayOptions {
  config: Pick<ServerConfig, 'publicUrl' | 'redisUrl' | 'rateLimit' | 'trustProxy'>
  /** Where sockets are opened, below the server's own origin. */
  path: string
  database: Database
  services: AppServices
  log: FastifyBaseLogger
  findViewer: (token: string) => Promise<Viewer | null>
  /** Which of these tokens still stand. */
  whichStand: (tokens: string[]) => Promise<Set<string>>
  /** What the domains do with sockets. */
  open: (realtime: Realtime) => SocketDomain
}

export interface SocketDomain {
  commands: readonly CommandRoute[]
  /** Runs before a socket is let in: joins it to its rooms. */
  onClient: (client: Client) => Promise<void>
  stop: () => void
}
