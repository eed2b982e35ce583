import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntryName } from '../../../pages/entries'
import { Toolbar } from '../toolbar/toolbar'
import { Footer } from './footer'
import { Header } from './header'
import styles from './layout.module.css'
import { SideNav } from './side-nav'

/** What stands around every screen. */
export function Layout({ entry, children }: { entry: EntryName; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <a className={styles.skip} href="#main" onClick={focusMain}>
        {t('nav.skip')}
      </a>
      <Header entry={entry} />
      <main id="main" className="yz-main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <SideNav />
      <Toolbar />
    </>
  )
}

/** The hash belongs to the router, so the skip link moves the focus itself. */
function focusMain(event: React.MouseEvent): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('#main')?.focus()
}
