import { useTranslation } from 'react-i18next'
import { ApplicationList } from '../../src/features/enrollment/application-list'
import styles from './personal.module.css'

/** The own applications to exhibitions. */
export function Applications() {
  const { t } = useTranslation('personal')
  return (
    <div className={styles.stack}>
      <h2 className={styles.sectionTitle}>{t('nav.applications')}</h2>
      <ApplicationList />
    </div>
  )
}
