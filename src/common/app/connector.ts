/** What a feature needs of one in a later area: `pages/connect-features.ts` connects who does it. */
export interface Connector<Port> {
  connect: (port: Port) => void
  /** Throws where nothing was connected: the entry does not import `pages/connect-features.ts`. */
  readonly port: Port
}

/** Lets a feature call or draw what belongs to a later area without importing it; as on the server. */
export function connector<Port>(name: string): Connector<Port> {
  let connected: Port | undefined
  return {
    connect(port) {
      connected = port
    },
    get port() {
      if (connected === undefined) throw new Error(`${name}: not connected, see pages/connect-features.ts`)
      return connected
    },
  }
}
