/** A port of one domain, served by another of a later area. */
export interface Connector<Port> {
  connect: (port: Port) => void
  /** Throws where nothing was connected. */
  readonly port: Port
}

/**
 * Lets a domain call or draw what belongs to a later area without importing it: the domain declares what it needs, and one
 * module above all of them connects who does it. `connectedBy`: that module, for who runs the domain without it.
 */
export function connector<Port>(name: string): Connector<Port> {
  let connected: Port | undefined
  return {
    connect(port) {
      connected = port
    },
    get port() {
      if (connected === undefined) throw new Error(`${name}: not connected, see docs/extending.md`)
      return connected
    },
  }
}
