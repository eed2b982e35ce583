import { useTranslation } from 'react-i18next'
import type { EntryName } from '../app/entries'
import { SearchBox } from '../search/search-box'
import { AccountArea } from './account/account-area'
import { ActivitiesMenu } from './activities-menu'
import { homeAddress } from '../app/addresses'
import styles from './header.module.css'
import { LanguageToggle } from './language-toggle'
import { NavMenu } from './nav-menu'
import { useNavigation } from '../app/navigation'

/** The shared header (spec: access §2.7). Its classes are those of the static shell, so that nothing moves. */
export function Header({ entry, logo }: { entry: EntryName; logo: string }) {
  const { t } = useTranslation()
  const { main, activities, vrUrl } = useNavigation()
  return (
    <header className="yz-header">
      <div className="yz-header-row">
        <a className="yz-brand" href={homeAddress}>
          <img src={logo} alt="" width="36" height="36" />
          <span>{t('brand')}</span>
        </a>
        <nav className="yz-nav" aria-label={t('nav.label')}>
          {main.map(({ html, title, href }) => (
            <a key={html} href={href} aria-current={html === entry ? 'page' : undefined}>
              {t(title)}
            </a>
          ))}
          <ActivitiesMenu links={activities} entry={entry} />
        </nav>
        <div className={styles.search}>
          <SearchBox />
        </div>
        {vrUrl ? (
          <a className={`${styles.quiet} ${styles.wide}`} href={vrUrl} target="_blank" rel="noreferrer">
            {t('nav.vrHall')}
          </a>
        ) : null}
        <LanguageToggle />
        <AccountArea />
        <NavMenu entry={entry} main={main} activities={activities} vrUrl={vrUrl} />
      </div>
    </header>
  )
}
