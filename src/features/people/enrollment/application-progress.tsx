import { useTranslation } from 'react-i18next'
import styles from './applications.module.css'
import type { StatusName } from './status'

/** Applied, under review, passed or not: three steps (spec: access §2.4). */
export function ApplicationProgress({ status }: { status: StatusName }) {
  const { t } = useTranslation('enrollment')
  const decided = status !== 'review'
  const steps = [t('progress.applied'), t('progress.review'), decided ? t(`status.${status}`) : t('progress.result')]
  return (
    <ol className={styles.progress} aria-label={t('progress.label')} data-status={status}>
      {steps.map((name, index) => (
        <li
          key={name}
          data-taken={decided || index < 2}
          aria-current={index === (decided ? 2 : 1) ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ol>
  )
}
