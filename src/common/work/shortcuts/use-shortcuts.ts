import { useEffect, useEffectEvent } from 'react'
import { local } from '../../session/storage'

export interface Shortcut {
  /** One character, as the keyboard gives it. */
  key: string
  label: string
  run: () => void
}

/** Single keys can be switched off: who speaks to the computer types them without meaning to. */
export const areShortcutsOff = (): boolean => local.get('shortcutsOff') ?? false

/** Whether a key belongs to what has the focus, or to a dialog that is open. */
function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  const types =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="combobox"]')
  return Boolean(types) || document.querySelector('[role="dialog"], dialog[open]') !== null
}

/** Keys that do something on this screen for as long as it is drawn; a key without a listed shortcut does nothing. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (areShortcutsOff() && event.key !== '?') return
    const shortcut = shortcuts.find(({ key }) => key === event.key)
    if (!shortcut || isTaken(event)) return
    event.preventDefault()
    shortcut.run()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
