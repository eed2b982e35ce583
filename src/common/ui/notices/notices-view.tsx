import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { closeAlert, notices } from './notices'
import styles from './notices.module.css'

/** Draws the message box and the toasts; mounted once by the app. */
export function Notices() {
  const { t } = useTranslation()
  const { box, toasts } = useSyncExternalStore(notices.subscribe, notices.get)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (box) dialog.current?.showModal()
    else dialog.current?.close()
  }, [box])

  return (
    <>
      <dialog ref={dialog} className={styles.box} aria-labelledby="notice-text" onCancel={closeAlert}>
        {box?.title ? <h2>{box.title}</h2> : null}
        <p id="notice-text">{box?.text}</p>
        <button type="button" className="yz-button" onClick={closeAlert}>
          {t('action.ok')}
        </button>
      </dialog>
      <div className={styles.toasts} role="status">
        {toasts.map((toast) => (
          <p key={toast.id}>{toast.text}</p>
        ))}
      </div>
    </>
  )
}
