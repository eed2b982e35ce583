/** What the mocks of a domain need of those of a later area, which `connect-mocks.ts` connects. */
export function connector<Port>(name: string) {
  let connected: Port | undefined
  return {
    connect(port: Port): void {
      connected = port
    },
    get port(): Port {
      if (connected === undefined) throw new Error(`${name}: not connected, see src/mocks/connect-mocks.ts`)
      return connected
    },
  }
}
