import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './access.module.css'

/**
 * Two columns from 1000 px: what the fair is on the left, what is filled in on the right. `sidePanel`: an advert, which
 * stands at the foot of the left column, and below the form where there is one column.
 */
export function AccessFrame({ sidePanel, children }: { sidePanel?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('access')
  return (
    <div className={styles.frame}>
      <div className={styles.art}>
        <img src="/hero.svg" alt="" width="1440" height="560" />
        <div className={styles.words}>
          <p>{t('login.art')}</p>
          <p>{t('login.artText')}</p>
        </div>
      </div>
      <div className={styles.paper}>
        <div className={styles.sheet}>{children}</div>
      </div>
      <div className={styles.aside}>{sidePanel}</div>
    </div>
  )
}
