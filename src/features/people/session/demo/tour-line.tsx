import { useTranslation } from 'react-i18next'
import { useDemoTour } from './api'
import styles from './tour-line.module.css'

/** The way from the login page to the tour, in the demo fair alone. */
export function TourLine() {
  const { t } = useTranslation('access')
  const { data } = useDemoTour()
  if (!data || data.accounts.length === 0) return null
  return (
    <p className={styles.line}>
      {t('tour.text')} <a href="./login.html#/tour">{t('tour.link')}</a>
    </p>
  )
}
