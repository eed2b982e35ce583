import { useTranslation } from 'react-i18next'
import type { EntryName } from '../app/entries'
import { homeAddress, loginAddress, registerAddress } from '../app/addresses'
import styles from './header.module.css'
import { LanguageToggle } from './language-toggle'

/** The top bar of a page for one thing: home, log in or register, and the other language (spec: access §2.2). */
export function PlainHeader({ entry, logo }: { entry: EntryName; logo: string }) {
  const { t } = useTranslation()
  return (
    <header className="yz-header">
      <div className="yz-header-row">
        <a className="yz-brand" href={homeAddress}>
          <img src={logo} alt="" width="36" height="36" />
          <span>{t('brand')}</span>
        </a>
        <nav className={styles.plain} aria-label={t('nav.label')}>
          <a className={styles.quiet} href={homeAddress}>
            {t('nav.home')}
          </a>
          {entry === 'login' ? (
            <>
              <a className={styles.quiet} href={loginAddress}>
                {t('nav.login')}
              </a>
              <a className={styles.quiet} href={registerAddress}>
                {t('nav.register')}
              </a>
            </>
          ) : null}
        </nav>
        <LanguageToggle />
      </div>
    </header>
  )
}
