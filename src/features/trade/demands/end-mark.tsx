import { useTranslation } from 'react-i18next'
import type { DemandEnd } from '#contract/trade/demands/rules.ts'
import styles from './demand-card.module.css'

/** Whether offers may still come, and if not, why. */
export function EndMark({ end }: { end: DemandEnd }) {
  const { t } = useTranslation('demands')
  return (
    <span className={styles.end} data-end={end}>
      {t(`end.${end || 'open'}`)}
    </span>
  )
}
