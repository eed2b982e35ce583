import { showAlert, showToast } from '../notices/notices'

/** Has the browser copy what is chosen in a field: the only way on plain http, where a page has no clipboard. */
function copyChosen(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0'
  // Outside of an open dialog nothing takes the focus.
  const place = before?.closest('dialog') ?? document.body
  place.append(field)
  field.focus({ preventScroll: true })
  field.select()
  // oxlint-disable-next-line no-deprecated -- its replacement requires TLS
  const done = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return done
}

/** Copies a text after a press; false where the browser does not let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyChosen(text)
  }
}

/** Copies an address and says so, or shows it to be copied by hand (spec: common §2, §8). */
export async function shareAddress(address: string, message: { copied: string; failed: string }): Promise<void> {
  if (await copyText(address)) showToast(message.copied)
  else showAlert(address, undefined, message.failed)
}
