const FOCUSABLE =
  'input:enabled:not([type="hidden"], [type="file"]), textarea:enabled, button:enabled, [tabindex="0"]:not([aria-disabled="true"])'

const inPageOrder = (a: Element, b: Element) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/** Shows the first of a form's fields in the order of the page, whichever was drawn first, and puts the focus on it. */
export function focusFirst(form: string, fields: readonly string[]): void {
  const [first] = fields
    .map((field) => document.getElementById(`${form}_${field}`))
    .filter((element) => element !== null)
    .toSorted(inPageOrder)
  if (!first) return
  const target = first.matches(FOCUSABLE)
    ? first
    : (first.closest('.ant-form-item') ?? first).querySelector<HTMLElement>(FOCUSABLE)
  if (!target) return
  target.focus({ preventScroll: true })
  // The middle of the window: the header lies over its top.
  target.scrollIntoView({ block: 'center' })
}
