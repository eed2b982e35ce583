/** A port of one domain, served by another that comes later. */
export interface Connector<Port> {
  connect: (port: Port) => void
  /** Throws where nothing was connected: `server/domains/connect-domains.ts` was not imported. */
  readonly port: Port
}

/**
 * Lets a domain call what a domain of a later area does, without importing it: the caller declares what it needs, and
 * `server/domains/connect-domains.ts` connects who does it.
 */
export function connector<Port>(name: string): Connector<Port> {
  let connected: Port | undefined
  return {
    connect(port) {
      connected = port
    },
    get port() {
      if (connected === undefined) throw new Error(`${name}: not connected, see server/domains/connect-domains.ts`)
      return connected
    },
  }
}
