import { useTranslation } from 'react-i18next'
import type { LiveStatus } from '../../../../contract/live/schemas'
import styles from './live-manage.module.css'

/** A session's status as a stamp; the words say it, the colour only helps. */
export function StatusText({ status }: { status: LiveStatus }) {
  const { t } = useTranslation('live-manage')
  return (
    <span className={styles.stamp} data-status={status}>
      {t(`status.${status}`)}
    </span>
  )
}
