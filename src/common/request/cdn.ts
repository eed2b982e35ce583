/**
 * An address of this fair's public files at the CDN, where the server has named one in the page (`CDN_URL`); else as it is.
 * What needs a session or a key is not found there.
 */
export function cdnAddress(path: string): string {
  const cdn = document.querySelector<HTMLMetaElement>('meta[name=cdn]')?.content ?? ''
  return path.startsWith('/') ? cdn + path : path
}

/** The address of a built file at the page's own origin: browsers start no worker from another one. */
export function workerAddress(url: string): string {
  const { pathname, search } = new URL(url, location.href)
  return pathname + search
}
