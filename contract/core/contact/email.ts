/** Octets of an address that a mail server takes: RFC 5321 §4.5.3.1.3, without the angle brackets. */
const ASCII_MAX = 254

/** Characters of a domain: RFC 1035 §2.3.4. */
const DOMAIN_MAX = 253

/** Dot-separated atoms: what RFC 5321 allows unquoted, up to 64 octets. */
const isLocalPart = (text: string): boolean =>
  text.length <= 64 && /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(text)

const isLabel = (text: string): boolean => text.length <= 63 && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(text)

/** A domain in lower case, `例子.中国` as `xn--fsqu00a.xn--fiqs8s`; undefined where it is no domain of two labels or more. */
function toAsciiDomain(domain: string): string | undefined {
  // The URL class would read a port, a path or a login here.
  if (domain.length > DOMAIN_MAX || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined
  const url = `http://${domain}`
  const ascii = URL.canParse(url) ? new URL(url).hostname : ''
  const labels = ascii.split('.')
  return labels.length > 1 && labels.every(isLabel) && /^[a-z][a-z0-9-]+$/.test(labels.at(-1) ?? '') ? ascii : undefined
}

function partsOf(value: string): [local: string, domain: string] {
  const at = value.lastIndexOf('@')
  return at < 0 ? ['', ''] : [value.slice(0, at), value.slice(at + 1)]
}

/**
 * An address of at most `max` characters as people have them: everything that RFC 5321 allows unquoted before the @, and
 * an international domain after it (product: contradictions settled).
 */
export function isEmail(value: string, max: number): boolean {
  if (value.length > max) return false
  const [local, domain] = partsOf(value)
  if (!isLocalPart(local)) return false
  const ascii = toAsciiDomain(domain)
  return ascii !== undefined && local.length + 1 + ascii.length <= ASCII_MAX
}

/** What an address is stored as, where a keyword is one: a search by `user@例子.中国` finds its ASCII spelling. */
export const toEmailKeyword = (keyWord: string): string =>
  isEmail(keyWord.trim(), ASCII_MAX) ? normalizeEmail(keyWord) : keyWord

/** One spelling for all that reach the same mailbox by any sane server: trimmed, lower case, its domain in ASCII. */
export function normalizeEmail(email: string): string {
  const [local, domain] = partsOf(email.trim())
  const ascii = toAsciiDomain(domain)
  return ascii === undefined ? email.trim().toLowerCase() : `${local.toLowerCase()}@${ascii}`
}
