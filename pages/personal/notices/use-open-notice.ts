import type { MouseEvent } from 'react'
import { readNotice } from '#contract/foundation/notices/endpoints.ts'
import type { NoticeRow } from '#contract/foundation/notices/schemas.ts'
import { useNoticeChange } from '#src/features/foundation/notices/api.ts'

/** ms that the way to what a notice is about waits for it to be marked */
const PATIENCE_MS = 1_500

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Marks a notice as read when the link to what it is about is followed. */
export function useOpenNotice() {
  const { mutateAsync } = useNoticeChange(readNotice)
  return async (event: MouseEvent, { id, link, isRead }: NoticeRow) => {
    if (isRead) return
    const marked = mutateAsync({ id }).catch(() => undefined)
    // Another tab leaves this page as it is; in this one the page would take the call with it.
    if (!isPlain(event)) return
    event.preventDefault()
    await Promise.race([marked, new Promise((done) => setTimeout(done, PATIENCE_MS))])
    window.location.assign(`./${link}`)
  }
}
