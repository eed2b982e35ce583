const FIELD = 'textarea:not([disabled]), input:not([type="hidden"]):not([disabled])'

/** What is filled in first within an element; files are chosen by the button beside their field, which nobody sees. */
export function firstField(within: HTMLElement | null): HTMLElement | undefined {
  const targets = [...(within?.querySelectorAll<HTMLElement>(FIELD) ?? [])].map((field) =>
    field.matches('[type="file"]') ? field.parentElement?.querySelector<HTMLElement>('button:not([disabled])') : field,
  )
  return targets.find((target) => target instanceof HTMLElement)
}
