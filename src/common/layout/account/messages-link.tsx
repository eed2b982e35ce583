import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon'
import styles from './messages-link.module.css'

const MOST = 99

/** The way to the own messages, with how many are unread. */
export function MessagesLink({ href, unread }: { href: string; unread: number }) {
  const { t } = useTranslation()
  const name = unread > 0 ? t('session.unread', { count: unread }) : t('session.messages')
  return (
    <a className={styles.link} href={href} aria-label={name} title={name}>
      <Icon name="message" size={22} />
      {unread > 0 ? (
        <span className={styles.badge} aria-hidden="true">
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      ) : null}
    </a>
  )
}
