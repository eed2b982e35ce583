import type { QrKind } from '#src/common/login/qr-flow.ts'
import { newKey } from '#src/common/app/new-key.ts'

/**
 * The random identity of this browser for one kind of login, made once and kept. Where storage is forbidden it lasts
 * as long as the page.
 */
export function sandboxIdentity(kind: QrKind): string {
  const key = `sandboxIdentity.${kind}`
  const made = newKey()
  try {
    const kept = window.localStorage.getItem(key)
    if (kept !== null && /^[\w-]{32,128}$/.test(kept)) return kept
    window.localStorage.setItem(key, made)
  } catch {
    // Forbidden or full.
  }
  return made
}
