import { useTranslation } from 'react-i18next'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { OnceSeen } from '#src/common/ui/once-seen.tsx'
import styles from './hall.module.css'

/** Drawn where they are scrolled to. */
const TradeCharts = lazyPart(async () => (await import('#src/features/trade/offers/trade-charts.tsx')).TradeCharts)

const steps = ['publish', 'review', 'offer', 'choose'] as const

/** How the hall works, and its numbers. */
export function HallRest() {
  const { t } = useTranslation('exchange')
  return (
    <>
      <section className={styles.section} aria-labelledby="how">
        <h2 id="how">{t('how')}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`step.${step}.title`)}</h3>
              <p>{t(`step.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.section} aria-labelledby="charts">
        <h2 id="charts">{t('charts.title')}</h2>
        <OnceSeen className={styles.charts} waiting={<div className={`yz-skeleton ${styles.charts}`} />}>
          <TradeCharts />
        </OnceSeen>
      </section>
    </>
  )
}
