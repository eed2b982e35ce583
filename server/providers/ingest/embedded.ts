import { HookRefused, type IngestPort } from './port'

/** Takes nothing: encoders need a media server. Hosts go live from the browser. */
export const embeddedIngest: IngestPort = {
  available: false,
  driver: 'embedded',
  addressesOf: () => [],
  pullAddresses: () => [],
  verifyHook() {
    throw new HookRefused('no media server is set up')
  },
  findPublishing: async () => new Map(),
  stop: async () => undefined,
}
