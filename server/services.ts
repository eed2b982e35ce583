/** What platform leaves to the fair to name: what its handlers are given, and what its clients are told. */
import type { RealtimeEvents as ContractEvents } from '../contract/chat/realtime'
import type { Config } from './config'
import type { Vault } from './platform/vault/vault'
import type { Providers } from './providers/providers'

declare module './platform/services' {
  interface AppServices {
    config: Config
    providers: Providers
    vault: Vault
  }
}

declare module './platform/realtime/realtime' {
  interface RealtimeEvents extends ContractEvents {}
}
