import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { hasEntry } from '../../app/entries'
import { lazyPart } from '../../app/lazy-part'
import { startTexts } from '../../i18n/texts'
import { goToLogin, hasLogin } from '../../session/go-to-login'
import { clearLogin, useSession } from '../../session/session'
import type { StoredUser } from '../../session/storage'
import { Icon } from '../../ui/icon'
import { MenuButton } from '../../ui/menu-button'
import { messagesAddress, registerAddress, registrationQueryAddress, signUpAddress } from '../../app/addresses'
import styles from './account-area.module.css'
import links from './messages-link.module.css'
import { MessagesLink } from './messages-link'

const withoutCount = (
  <>
    {/* The place of the notices, which come with the counts. */}
    <i className={links.link} />
    <MessagesLink href={messagesAddress} unread={0} />
  </>
)

// What is unread is looked for once the page stands; without it the way is there all the same.
const UnreadLink = lazyPart(
  async () => (await import('./unread-link')).UnreadLink,
  () => withoutCount,
)

// What is in the menu is fetched for who is signed in; without it the way out is there all the same.
const AccountMenu = lazyPart(async () => {
  const [menu] = await Promise.all([import('./account-menu'), startTexts('account-menu')])
  return menu.AccountMenu
}, WayOut)

function WayOut() {
  const { t } = useTranslation()
  return (
    <li>
      <button type="button" onClick={clearLogin}>
        {t('session.logout')}
      </button>
    </li>
  )
}

function Avatar({ user, name }: { user: StoredUser; name: string }) {
  if (user.headPic) return <img className={styles.avatar} src={user.headPic} alt="" width="32" height="32" />
  return (
    // The initial is drawn by its style: as a text a screen reader would read it before the name.
    <span className={styles.avatar} aria-hidden="true" data-initial={String.fromCodePoint(name.codePointAt(0) ?? 0)} />
  )
}

function GuestArea() {
  const { t } = useTranslation()
  return (
    <div className={styles.guest}>
      <button type="button" className="yz-button" onClick={() => goToLogin()}>
        {t('session.login')}
      </button>
      <a href={registerAddress}>{t('nav.register')}</a>
      <MenuButton label={<Icon name="user" />} name={t('session.guestMenu')} align="end">
        <li>
          <a href={registrationQueryAddress}>{t('session.registrationQuery')}</a>
        </li>
        <li>
          <a href={signUpAddress}>{t('session.signUp')}</a>
        </li>
      </MenuButton>
    </div>
  )
}

/** Who is signed in, with a way out; a guest is offered the login where the fair has one (spec: access §2.7). */
export function AccountArea() {
  const { t } = useTranslation()
  const signedIn = useSession()
  if (!signedIn) return hasLogin ? <GuestArea /> : null
  const { user } = signedIn
  const name = user.nickName || user.userName
  const label = (
    <>
      <Avatar user={user} name={name} />
      <span className={styles.name}>{name}</span>
    </>
  )
  const menu = (
    <MenuButton label={label} name={t('session.signedInAs', { name })} align="end">
      <Suspense fallback={null}>
        <AccountMenu userType={user.userType} />
      </Suspense>
    </MenuButton>
  )
  if (!hasEntry('personal')) return menu
  return (
    <div className={styles.signedIn}>
      <Suspense fallback={withoutCount}>
        <UnreadLink key={user.userId} user={user} />
      </Suspense>
      {menu}
    </div>
  )
}
