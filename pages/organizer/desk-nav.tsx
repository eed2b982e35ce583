import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Link } from '#src/common/app/link.tsx'
import type { StoredUser } from '#src/common/session/storage.ts'
import { keepInView } from '#src/common/ui/list/keep-in-view.ts'
import styles from './desk.module.css'
import { LogoutButton } from './logout-button'
import type { listParts } from './parts'

/** The parts of the organizer console, and who sits at it. */
export function DeskNav({ user, parts }: { user: StoredUser; parts: ReturnType<typeof listParts> }) {
  const { t } = useTranslation('organizer')
  const { pathname } = useLocation()
  const name = user.nickName || user.userName
  const isOpen = (to: string) => `${pathname}/`.startsWith(`${to}/`)
  return (
    <div className={styles.side}>
      <p className={styles.brand}>{t('desk.title')}</p>
      <nav aria-label={t('desk.parts')}>
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part.name}>
              <Link
                ref={isOpen(part.to) ? keepInView : undefined}
                to={part.to}
                aria-current={isOpen(part.to) ? 'page' : undefined}
              >
                {t(`part.${part.name}`)}
              </Link>
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
