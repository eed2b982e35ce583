/** What platform leaves to the fair to name: what its handlers are given, and what its clients receive. */
import type { RealtimeEvents as ContractEvents } from '#contract/catalog/realtime.ts'
import type { Config } from './config'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { Providers } from '#server/providers/providers.ts'

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
