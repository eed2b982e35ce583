import { useTranslation } from 'react-i18next'
import { CONFIRM_MS, SERVICE_PAY_MS } from '../../contract/services/limits'
import styles from './ordering.module.css'

const steps = ['order', 'confirm', 'pay', 'use'] as const
const HOUR_MS = 3_600_000

/** How an order of services goes (spec: live §9). */
export function OrderingRest() {
  const { t } = useTranslation('service-order')
  const counts = { hours: CONFIRM_MS / HOUR_MS, days: SERVICE_PAY_MS / HOUR_MS / 24 }
  return (
    <section className={styles.rules} aria-labelledby="how">
      <h2 id="how">{t('how.title')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`how.${step}.title`)}</h3>
            <p>{t(`how.${step}.text`, counts)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
