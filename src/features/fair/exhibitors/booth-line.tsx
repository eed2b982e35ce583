import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { Icon } from '#src/common/ui/icon.tsx'
import styles from './booth-line.module.css'

// The first code is drawn when somebody points at a booth.
const BoothCode = lazyPart(async () => (await import('./booth-code')).BoothCode, NoCode)

function NoCode() {
  const { t } = useTranslation()
  return <span>{t('state.error')}</span>
}

/** Hall and booth; the pointer or the focus brings up the QR code of the booth tour (spec: live §2). */
export function BoothLine({ text, tour }: { text: string; tour: string }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  if (!tour) return <span className={styles.line}>{text}</span>
  const show = () => setOpen(true)
  const hide = () => setOpen(false)
  return (
    <span className={styles.place} onMouseEnter={show} onMouseLeave={hide}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={open}
        aria-controls={id}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        <Icon name="phone" size={16} />
        {text}
      </button>
      <span id={id} className={styles.code} role="status" hidden={!open}>
        {open ? (
          <Suspense fallback={<span className={styles.codeWaiting} />}>
            <BoothCode tour={tour} />
          </Suspense>
        ) : null}
      </span>
    </span>
  )
}
