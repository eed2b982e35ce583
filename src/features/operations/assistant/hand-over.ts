import { contactAddress } from '#src/common/app/addresses.ts'
import { session } from '#src/common/session/storage.ts'
import { toMessages, type Turn } from './talk'

/** Customer service, which finds what was written so far. */
export const HAND_OVER_ADDRESS = `${contactAddress}?from=assistant`

/**
 * Leaves for customer service with the conversation. The page around the frame leaves, not the frame: a frame and the
 * page around it share the storage of their tab.
 */
export function handOver(
  turns: readonly Turn[],
  top: Pick<Location, 'assign'> = (window.top ?? window).location,
): void {
  if (turns.length > 0) session.set('assistantHandOver', toMessages(turns))
  else session.remove('assistantHandOver')
  top.assign(new URL(HAND_OVER_ADDRESS, window.location.href).href)
}
