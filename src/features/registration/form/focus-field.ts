import type { FieldName } from '../model/form-values'

const FOCUSABLE = 'input:enabled, select:enabled, textarea:enabled, button:enabled'

/** Scrolls to the first of the fields in the order of the page and puts the focus on it. */
export function focusField(form: HTMLElement | null, fields: readonly FieldName[]): void {
  const named = [...(form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? [])]
  const wrong = named.find((element) => {
    const name = element.getAttribute('name') ?? element.dataset['field']
    return fields.some((field) => field === name) && !element.matches(':disabled')
  })
  if (!wrong) return
  const target = wrong.dataset['field'] ? (wrong.querySelector<HTMLElement>(FOCUSABLE) ?? wrong) : wrong
  target.focus({ preventScroll: true })
  // The middle of the window: the header lies over its top.
  target.scrollIntoView({ block: 'center', behavior: 'smooth' })
}
