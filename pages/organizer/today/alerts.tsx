import { useTranslation } from 'react-i18next'
import type { Today } from '#contract/operations/today/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import styles from './today.module.css'

/** What needs somebody who can mend it, first of all. */
export function Alerts({ alerts }: { alerts: Today['alerts'] }) {
  const { t } = useTranslation('organizer')
  if (alerts.length === 0) return null
  return (
    <ul className={styles.alerts} aria-label={t('today.alerts')}>
      {alerts.map(({ name, value }) => (
        <li key={name}>
          <span>{t(`today.alert.${name}`, { count: value })}</span>
          {name === 'failedMessages' ? <Link to="/outbox?state=failed">{t('today.openOutbox')}</Link> : null}
        </li>
      ))}
    </ul>
  )
}
