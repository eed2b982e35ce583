import { useTranslation } from 'react-i18next'
import { useTitle } from '#src/common/app/use-title.ts'
import type { StoredUser } from '#src/common/session/storage.ts'
import { homeAddress } from '#src/common/app/addresses.ts'
import { LogoutButton } from './logout-button'
import styles from './sign-in.module.css'

/** Shown to users who may not open the organizer console, or, without `user`, this part of it. */
export function NotPermitted({ user }: { user?: StoredUser }) {
  const { t } = useTranslation('organizer')
  useTitle(t('common:nav.organizer'))
  const name = user?.nickName || user?.userName
  return (
    <section className={styles.card} aria-labelledby="not-permitted">
      <h1 id="not-permitted">{t(user ? 'closed.desk' : 'closed.part')}</h1>
      <p>{user ? t('closed.deskText', { name, type: t(`userType.${user.userType ?? 0}`) }) : t('closed.partText')}</p>
      {user ? (
        <div className={styles.ways}>
          <LogoutButton />
          <a href={homeAddress}>{t('common:state.backHome')}</a>
        </div>
      ) : null}
    </section>
  )
}
