import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntryName } from '../app/entries'
import { findHeaderLogo } from '../app/fair'
import { lazyPart } from '../app/lazy-part'
import { Header } from './header'
import styles from './layout.module.css'
import { PlainHeader } from './plain-header'
import { whenIdle } from '../app/when-idle'

// Below the page or next to it: fetched once the page itself stands.
const Footer = lazyPart(async () => (await whenIdle().then(() => import('./footer'))).default)
const Surroundings = lazyPart(async () => (await whenIdle().then(() => import('./surroundings'))).default)

/** What stands around every screen. */
export function Layout({ entry, plain, children }: { entry: EntryName; plain: boolean; children: ReactNode }) {
  const { t } = useTranslation()
  const [logo, setLogo] = useState(findHeaderLogo)
  return (
    <>
      <a className={styles.skip} href="#main" onClick={focusMain}>
        {t('nav.skip')}
      </a>
      {plain ? <PlainHeader entry={entry} logo={logo} /> : <Header entry={entry} logo={logo} />}
      <main id="main" className="yz-main" tabIndex={-1}>
        {children}
      </main>
      {plain ? null : (
        <Suspense fallback={null}>
          <Footer />
          <Surroundings entry={entry} onLogo={setLogo} />
        </Suspense>
      )}
    </>
  )
}

/** The hash belongs to the router, so the skip link moves the focus itself. */
function focusMain(event: React.MouseEvent): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('#main')?.focus()
}
