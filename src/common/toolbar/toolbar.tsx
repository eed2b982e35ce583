import { useTranslation } from 'react-i18next'
import { hasEntry } from '../app/entries'
import { TOOLBAR_SCROLL_PX } from '#contract/core/limits.ts'
import { contactAddress, helpAddress, mediaAddress } from '../app/addresses'
import { useHallColumn } from '../app/fair'
import { prefersReducedMotion } from '../ui/reduced-motion'
import { AiTool } from './ai-tool'
import { Tool } from './tool'
import styles from './toolbar.module.css'
import { useScrollPast } from './use-scroll-past'
import { VrTool } from './vr-tool'

function backToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  // The button goes away with the toolbar; the focus goes where the reader is going.
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
}

/** The floating toolbar past 500 px of scroll (spec: common §2). */
export function Toolbar() {
  const { t } = useTranslation()
  const { vrUrl } = useHallColumn()
  if (!useScrollPast(TOOLBAR_SCROLL_PX)) return null
  return (
    <aside className={styles.bar} aria-label={t('toolbar.label')}>
      <ul>
        {vrUrl ? <VrTool vrUrl={vrUrl} /> : null}
        <li>
          <Tool icon="media" label={t('toolbar.media')} href={mediaAddress} />
        </li>
        {hasEntry('icifAi') ? <AiTool /> : null}
        <li>
          <Tool icon="help" label={t('nav.help')} href={helpAddress} />
        </li>
        {hasEntry('concact') ? (
          <li>
            {/* It sends a guest to log in, and back to itself. */}
            <Tool icon="service" label={t('toolbar.contact')} href={contactAddress} newWindow />
          </li>
        ) : null}
        <li>
          <Tool icon="up" label={t('action.backToTop')} onClick={backToTop} />
        </li>
      </ul>
    </aside>
  )
}
