/** First-party cookies of the visit count; readable by scripts because only scripts use them. */

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1)
  return value === '' ? undefined : value
}

/** Keeps a value for so many ms from now. */
export function writeCookie(name: string, value: string, ms: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Max-Age=${Math.floor(ms / 1_000)}; Path=/; SameSite=Lax${secure}`
}
