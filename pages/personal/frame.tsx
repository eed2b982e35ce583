import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useTitle } from '../../src/common/app/use-title'
import { goToLogin } from '../../src/common/session/go-to-login'
import { useSession } from '../../src/common/session/session'
import { Empty } from '../../src/common/ui/states'
import styles from './personal.module.css'

const sections = { profile: '/', security: '/security', applications: '/applications' } as const
export type Section = keyof typeof sections
const names: readonly Section[] = ['profile', 'security', 'applications']

/** The personal centre around one of its sections; whoever is not signed in is invited to log in. */
export function Frame({ section, children }: { section: Section; children: ReactNode }) {
  const { t } = useTranslation('personal')
  const signedIn = useSession()
  useTitle(t(`nav.${section}`))
  return (
    <div className={`yz-wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      {signedIn ? (
        <div className={styles.columns}>
          <nav aria-label={t('nav.label')} className={styles.nav}>
            <ul>
              {names.map((name) => (
                <li key={name}>
                  <Link to={sections[name]} aria-current={name === section ? 'page' : undefined}>
                    {t(`nav.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {/* Somebody else's session is somebody else's form. */}
          <div key={signedIn.user.userId} className={styles.section}>
            {children}
          </div>
        </div>
      ) : (
        <Empty title={t('guest.title')} text={t('guest.text')}>
          <button type="button" className={`yz-button ${styles.tall}`} onClick={() => goToLogin()}>
            {t('guest.login')}
          </button>
        </Empty>
      )}
    </div>
  )
}
