import { local } from '../session/storage'
import { newKey } from '../app/new-key'

/** A random key of this browser: a guest who watches is counted once, in however many tabs. */
export function visitorKey(): string {
  const known = local.get('visitorKey')
  if (known) return known
  const made = newKey()
  local.set('visitorKey', made)
  return made
}
