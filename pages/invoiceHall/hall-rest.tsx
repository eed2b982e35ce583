import { useTranslation } from 'react-i18next'
import styles from './hall.module.css'

export { WaitingStub } from '../../src/features/waiting-list/waiting-stub'

const rules = ['hold', 'pay', 'enter', 'refund'] as const

/** How an order goes (spec: live §9). */
export function HallRest() {
  const { t } = useTranslation('ticket-hall')
  return (
    <section className={styles.rules} aria-labelledby="how">
      <h2 id="how">{t('how.title')}</h2>
      <ol>
        {rules.map((rule) => (
          <li key={rule}>
            <h3>{t(`how.${rule}.title`)}</h3>
            <p>{t(`how.${rule}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
