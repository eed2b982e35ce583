import { useTranslation } from 'react-i18next'
import type { Outcome } from './outcome'
import styles from './query.module.css'

/** Three steps: sent, looked at, decided. One is taken until there is a result, then two (spec: access §4). */
export function Progress({ outcome }: { outcome: Outcome | undefined }) {
  const { t } = useTranslation('registration')
  const taken = outcome ? 2 : 1
  const decided = outcome === 'approved' || outcome === 'rejected'
  const steps = [
    // Nothing is known of a registration that nobody has looked up.
    t(outcome ? 'progress.sent' : 'progress.before'),
    t(outcome === 'changes' ? 'progress.changes' : 'progress.review'),
    decided ? t(`outcome.${outcome}`) : t('progress.result'),
  ]
  return (
    <ol className={styles.progress} aria-label={t('progress.label')} data-outcome={outcome}>
      {steps.map((name, index) => {
        const isTaken = index < taken || decided
        const isNow = decided ? index === 2 : index === taken - 1
        return (
          <li key={name} data-taken={isTaken} aria-current={isNow ? 'step' : undefined}>
            <span className={styles.dot} aria-hidden="true" />
            {name}
          </li>
        )
      })}
    </ol>
  )
}
