import { useTranslation } from 'react-i18next'
import { hasEntry } from '../../../pages/entries'
import { goToLogin, hasLogin } from '../session/go-to-login'
import { clearLogin, useSession } from '../session/session'
import type { StoredUser } from '../session/storage'
import { MenuButton } from '../ui/menu-button'
import { accountAddress } from './addresses'
import styles from './account-area.module.css'

function Avatar({ user, name }: { user: StoredUser; name: string }) {
  if (user.headPic) return <img className={styles.avatar} src={user.headPic} alt="" width="32" height="32" />
  return (
    <span className={styles.avatar} aria-hidden="true">
      {String.fromCodePoint(name.codePointAt(0) ?? 0)}
    </span>
  )
}

/** Who is signed in, with a way out; a guest is offered the login where the fair has one (spec: access §2.7). */
export function AccountArea() {
  const { t } = useTranslation()
  const signedIn = useSession()
  if (!signedIn) {
    return hasLogin ? (
      <button type="button" className="yz-button" onClick={() => goToLogin()}>
        {t('session.login')}
      </button>
    ) : null
  }
  const { user } = signedIn
  const name = user.nickName || user.userName
  const label = (
    <>
      <Avatar user={user} name={name} />
      <span className={styles.name}>{name}</span>
    </>
  )
  return (
    <MenuButton label={label} name={t('session.signedInAs', { name })} align="end">
      {hasEntry('personal') ? (
        <li>
          <a href={accountAddress}>{t('session.account')}</a>
        </li>
      ) : null}
      <li>
        <button type="button" onClick={clearLogin}>
          {t('session.logout')}
        </button>
      </li>
    </MenuButton>
  )
}
