import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './zoom-dialog.module.css'

interface ZoomDialogProps {
  src: string
  name: string
  /** Absent when there is but one picture. */
  step: ((by: number) => void) | undefined
  close: () => void
}

/** A picture over the whole page; a click doubles it. Escape closes, the gallery's arrow keys turn. */
export function ZoomDialog({ src, name, step, close }: ZoomDialogProps) {
  const { t } = useTranslation('exhibits')
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [enlarged, setEnlarged] = useState('')
  const large = enlarged === src

  useEffect(() => dialog.current?.showModal(), [])

  // An enlarged picture is looked at from its middle.
  useEffect(() => {
    const { current } = stage
    if (!current || !large) return
    current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2
    current.scrollTop = (current.scrollHeight - current.clientHeight) / 2
  }, [large])

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={name} onClose={close}>
      <div ref={stage} className={styles.stage}>
        <button
          type="button"
          className={styles.picture}
          data-large={large}
          aria-pressed={large}
          aria-label={t('gallery.enlarge')}
          onClick={() => setEnlarged(large ? '' : src)}
        >
          <img src={src} alt={name} />
        </button>
      </div>
      <div className={styles.tools}>
        {step ? (
          <>
            <button type="button" onClick={() => step(-1)}>
              {t('gallery.previous')}
            </button>
            <button type="button" onClick={() => step(1)}>
              {t('gallery.next')}
            </button>
          </>
        ) : null}
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('common:action.close')}
        </button>
      </div>
    </dialog>
  )
}
