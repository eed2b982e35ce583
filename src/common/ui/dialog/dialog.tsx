import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dialog.module.css'
import { Icon } from '../icon'

interface DialogProps {
  title: string
  /** px */
  width?: number
  /** What else stands in its head, before its button. */
  tools?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A dialog over the page, open for as long as it is drawn; closed by its button, Escape or a press next to it. */
export function Dialog({ title, width = 480, tools, onClose, children }: DialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  // In the layout phase it is closed before it leaves the document, so that the focus goes back.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={{ width: `min(${width}px, calc(100vw - 1.5rem))` }}
      aria-label={title}
      onCancel={(event) => {
        // A dialog within this one cancels by itself.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2>{title}</h2>
          {tools}
          <button type="button" className={styles.close} aria-label={t('action.close')} onClick={onClose}>
            <Icon name="close" size={20} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
