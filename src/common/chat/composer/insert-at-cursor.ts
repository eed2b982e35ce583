import { cutText } from '../../../../contract/core/cut-text'

/** Puts text where the cursor of a composer stands, as typing would, and leaves the cursor behind it. */
export function insertAtCursor(field: HTMLTextAreaElement | null | undefined, text: string): void {
  if (!field) return
  field.focus()
  const { selectionStart: from, selectionEnd: to, value, maxLength } = field
  const room = maxLength < 0 ? text.length : maxLength - value.length + (to - from)
  field.setRangeText(cutText(text, room), from, to, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
