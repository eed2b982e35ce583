import { cutText } from '#contract/core/text/cut-text.ts'
import { countCharacters } from '#contract/core/rules.ts'

/** Inserts text at the cursor of a composer that takes `max` characters, as typing would, and leaves the cursor behind it. */
export function insertAtCursor(field: HTMLTextAreaElement | null | undefined, text: string, max: number): void {
  if (!field) return
  field.focus()
  const { selectionStart: from, selectionEnd: to, value } = field
  const room = max - countCharacters(value.slice(0, from) + value.slice(to))
  field.setRangeText(cutText(text, room), from, to, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
