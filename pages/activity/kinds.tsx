import { useTranslation } from 'react-i18next'
import { Link } from '#src/common/app/link.tsx'
import styles from './activity.module.css'

const kinds = [
  { to: '/', key: 'list.official' },
  { to: '/exhibitorLive', key: 'list.exhibitor' },
]

/** The fair's own sessions, or those of the exhibitors. */
export function Kinds({ current }: { current: '/' | '/exhibitorLive' }) {
  const { t } = useTranslation('live')
  return (
    <nav className={styles.kinds} aria-label={t('list.halls')}>
      {kinds.map(({ to, key }) => (
        <Link key={to} to={to} aria-current={to === current ? 'page' : undefined}>
          {t(key)}
        </Link>
      ))}
    </nav>
  )
}
