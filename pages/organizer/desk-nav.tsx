import { useTranslation } from 'react-i18next'
import type { StoredUser } from '#src/common/session/storage.ts'
import styles from './desk.module.css'
import { LogoutButton } from './logout-button'
import { Navigation } from './navigation'
import type { listGroups } from './parts'

/** The parts of the organizer console, and who sits at it. */
export function DeskNav({ user, groups }: { user: StoredUser; groups: ReturnType<typeof listGroups> }) {
  const { t } = useTranslation('organizer')
  const name = user.nickName || user.userName
  return (
    <div className={styles.side}>
      <p className={styles.brand}>{t('desk.title')}</p>
      <Navigation groups={groups} />
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
