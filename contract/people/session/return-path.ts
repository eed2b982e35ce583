/** Longer than any address of the fair. */
const LENGTH_MAX = 2048

/** What a URL parser silently drops or mends, so that the eye and the browser read different addresses. */
const MENDED = /[\s\\\p{C}]/u

/** A path from the root, one of our pages, or a full address without a user: nothing else is looked at. */
const SHAPE = /^(?:\/(?!\/)|(?:\.\/)?[\w-]+\.html(?:[?#]|$)|https?:\/\/[^/?#@]+(?:[/?#]|$))/i

/** A hash route that begins with two slashes, encoded any number of times. */
const DOUBLE_SLASH_ROUTE = /^#(?:\/|%(?:25)*2f)(?:\/|%(?:25)*(?:2f|5c))/i

const DECODINGS_MAX = 5

function parsed(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** The text when nothing encoded is left; undefined when it is malformed or encoded too often. */
function decoded(text: string): string | undefined {
  let current = text
  for (let i = 0; i < DECODINGS_MAX; i++) {
    let next: string
    try {
      next = decodeURIComponent(current)
    } catch {
      return undefined
    }
    if (next === current) return current
    current = next
  }
  return undefined
}

/** Whether a proxy that decodes, or folds full-width characters, would read another path than the browser does. */
function isPlainPath(pathname: string): boolean {
  const text = decoded(pathname)?.normalize('NFKC')
  return text !== undefined && !MENDED.test(text) && !/\/\/|\/\.\.?(?:\/|$)|[\u2044\u2215]/.test(text)
}

function hostOf(entry: string, protocol: string): string | undefined {
  return /^[^/?#@\s\\]+$/.test(entry) ? parsed(`${protocol}//${entry}`)?.host : undefined
}

/**
 * The normalised address to which a login may return, or null: a path of this site (`/page.html?…#…`), or a full address
 * whose host, with its port, is exactly one of `allowedHosts`: over https, or http where this site itself is http.
 * `origin` is this site's. What stands inside the query is text: a nested callback is neither followed nor judged
 * (spec: access §2.1).
 */
export function toSafeReturnPath(target: string, origin: string, allowedHosts: readonly string[]): string | null {
  const home = parsed(origin)
  if (!home || !/^https?:$/.test(home.protocol)) return null
  if (target.length > LENGTH_MAX || MENDED.test(target) || !SHAPE.test(target)) return null
  const url = parsed(target, `${home.origin}/`)
  if (!url || url.hostname.endsWith('.')) return null
  if (url.origin === home.origin) {
    const isPlain = isPlainPath(url.pathname) && !DOUBLE_SLASH_ROUTE.test(url.hash)
    return isPlain ? url.pathname + url.search + url.hash : null
  }
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && home.protocol === 'http:')
  const isAllowed = isSecure && allowedHosts.some((entry) => hostOf(entry, url.protocol) === url.host)
  return isAllowed ? url.href : null
}

/** Whether the path is a registration screen, in any encoding: no login returns there (spec: access §2.1). */
export function isRegisterPath(path: string): boolean {
  const url = parsed(path, 'https://fair.invalid/')
  if (!url) return false
  // React Router reads routes in any case, and adds a slash that is missing.
  const shown = (decoded(url.pathname) ?? url.pathname) + (decoded(url.hash) ?? url.hash)
  return /\/(?:(?:login|index)\.html)?#\/*register(?:[/?#]|$)/i.test(shown)
}
