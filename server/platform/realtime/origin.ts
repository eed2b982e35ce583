import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a socket is opened by a page of this very fair. A program that is no browser sends no origin, and has no
 * cookies or tokens of another user's to misuse.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || (publicUrl !== undefined && origin === new URL(publicUrl).origin)
}
