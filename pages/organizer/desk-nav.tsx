import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import type { StoredUser } from '../../src/common/session/storage'
import styles from './desk.module.css'
import { LogoutButton } from './logout-button'
import type { listParts } from './parts'

/** The parts of the desk, and who sits at it. */
export function DeskNav({ user, parts }: { user: StoredUser; parts: ReturnType<typeof listParts> }) {
  const { t } = useTranslation('organizer')
  const name = user.nickName || user.userName
  return (
    <div className={styles.side}>
      <p className={styles.brand}>{t('desk.title')}</p>
      <nav aria-label={t('desk.parts')}>
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part.name}>
              <NavLink to={part.to}>{t(`part.${part.name}`)}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.who}>
        <p>
          <strong>{name}</strong>
          <small>{t(`userType.${user.userType ?? 0}`)}</small>
        </p>
        <LogoutButton />
      </div>
    </div>
  )
}
