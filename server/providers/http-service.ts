/** A service with a protocol of the fair's own (docs/providers.md). */
export interface HttpService {
  url: string
  /** Empty: it requires none. */
  key: string
}

/** A service of the settings; undefined: there is none. */
export function httpService(url: string | undefined, key: string | undefined): HttpService | undefined {
  return url ? { url, key: key ?? '' } : undefined
}
