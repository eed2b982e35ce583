import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredUser } from '#src/common/session/storage.ts'
import { lazyDialog } from '#src/common/ui/dialog/lazy-dialog.tsx'
import { Icon } from '#src/common/ui/icon.tsx'
import styles from './palette-button.module.css'

const Palette = lazyDialog(async () => (await import('./palette')).Palette)

const isApple = /mac|iphone|ipad/i.test(navigator.userAgent)

/** Ctrl K, or ⌘ K on a Mac. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (isApple ? metaKey : ctrlKey) && !altKey && !shiftKey

const otherDialog = '[role="dialog"], dialog[open]'

/** Opens the command palette, by a press or by Ctrl K from anywhere in the console. */
export function PaletteButton({ user }: { user: StoredUser }) {
  const { t } = useTranslation('palette')
  const [isOpen, setOpen] = useState(false)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || event.defaultPrevented) return
    // A dialog that waits for an answer is not left by the way.
    if (!isOpen && document.querySelector(otherDialog)) return
    event.preventDefault()
    setOpen(!isOpen)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={18} />
        <span>{t('open')}</span>
        <kbd aria-hidden="true">{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen ? <Palette user={user} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
