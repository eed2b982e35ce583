import { CODE_HASH_LENGTH } from '#contract/commerce/check-in/rules.ts'

/** Browsers hash on pages with TLS alone. */
export const canHash = (): boolean => 'subtle' in crypto

/** What stands for a code in the list of a gate: SHA-256 of one spelling of it, base64url, cut. */
export async function hashCode(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, CODE_HASH_LENGTH)
}
