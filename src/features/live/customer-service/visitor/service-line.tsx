import { useTranslation } from 'react-i18next'
import { useServiceStatus } from '../api'
import styles from '../talk.module.css'

/** Whether somebody is there, and when. */
export function ServiceState({ userId }: { userId: string }) {
  const { t } = useTranslation('conversations')
  const { data: status } = useServiceStatus(userId)
  if (!status) return null
  const isThere = status.online && status.open
  return (
    <span className={styles.there} data-there={isThere}>
      {t(isThere ? 'state.there' : 'state.away')}
      {status.hours ? <small>{t('state.hours', { hours: status.hours })}</small> : null}
    </span>
  )
}

/** What a service says while nobody is there: what is written now is an inquiry, answered later. */
export function AwayNote({ userId }: { userId: string }) {
  const { t } = useTranslation('conversations')
  const { data: status } = useServiceStatus(userId)
  if (!status || (status.online && status.open)) return null
  return (
    <p className={styles.away} role="note">
      {status.content} <span>{t('state.inquiry')}</span>
    </p>
  )
}
