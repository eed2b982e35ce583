/** Where events are posted, and the public key that goes with them. */
export interface Dsn {
  /** The address of the envelope endpoint. */
  url: string
  publicKey: string
}

/** Reads `https://<public key>@<host>[/<path>]/<project>`. Returns undefined for anything else. */
export function readDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, host, pathname } = new URL(text)
  const [, path = '', project] = /^(.*)\/(\d+)$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || username === '' || project === undefined) return undefined
  return { url: `${protocol}//${host}${path}/api/${project}/envelope/`, publicKey: username }
}
