import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AI_CLOSE_SCROLL_PX } from '#contract/core/limits.ts'
import { lazyPart } from '../app/lazy-part'
import { Icon } from '../ui/icon'
import { Tool } from './tool'
import styles from './toolbar.module.css'
import { useScrollPosition } from './use-scroll-past'

// Fetched when it is opened: most readers never do. What cannot be fetched says so in its place.
const AiFrame = lazyPart(async () => (await import('./ai-frame')).AiFrame, Unreachable)

function Unreachable() {
  const { t } = useTranslation()
  return (
    <p className={styles.aiState} role="alert">
      {t('request.network')}
    </p>
  )
}

/** The AI assistant in a popover; closes by Escape and when the page is scrolled below 550 px (spec: common §2). */
export function AiTool() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)

  const close = () => {
    // Only a reader who was inside is led back: scrolling must not pull the focus from elsewhere.
    if (popover.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true })
    setOpen(false)
  }

  useScrollPosition((y) => {
    if (open && y < AI_CLOSE_SCROLL_PX) close()
  })

  useEffect(() => {
    if (open) popover.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [open])

  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- Escape bubbles up from the popover
    <li
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <Tool ref={button} icon="ai" label={t('toolbar.ai')} expanded={open} onClick={() => setOpen(!open)} />
      {open ? (
        <div ref={popover} className={styles.ai} role="dialog" aria-label={t('toolbar.aiTitle')}>
          <button type="button" aria-label={t('toolbar.aiClose')} onClick={close}>
            <Icon name="close" />
          </button>
          <Suspense fallback={<div className={`yz-skeleton ${styles.aiState}`} />}>
            <AiFrame close={close} />
          </Suspense>
        </div>
      ) : null}
    </li>
  )
}
