/** What a user sees: elements that match a selector and contain a text in their accessible name. */
export interface Target {
  css: string
  name?: string
}

/** Runs in the page: the first visible element of that kind. */
export function locate({ css, name = '' }: Target): HTMLElement | undefined {
  const nameOf = (element: HTMLElement) =>
    [
      element.getAttribute('aria-label'),
      ...(element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent),
      ...('labels' in element && element.labels instanceof NodeList
        ? [...element.labels].map((label) => label.textContent)
        : []),
      element.textContent,
    ].join(' ')
  return [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0 &&
      nameOf(element).includes(name),
  )
}

/** Runs in the page: brings an element into view and says where its middle is, px of the viewport. */
export function middleOf(element: HTMLElement): { x: number; y: number } {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

/** Runs in the page: gives a field the focus and selects its text. Whether it could: a disabled field takes none. */
export function focusOn(element: HTMLElement | undefined): boolean {
  element?.focus()
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
  return element !== undefined && document.activeElement === element
}
