import { useTranslation } from 'react-i18next'
import type { CaseDetail } from '#contract/people/review/schemas.ts'
import styles from './case.module.css'

function outcomeOf(identity: CaseDetail['identity']): string {
  if (!identity) return 'none'
  if (!identity.passed) return 'failed'
  return identity.byService ? 'confirmed' : 'digits'
}

/** What is known of name and number, and no more than that. */
export function CaseIdentity({ identity }: { identity: CaseDetail['identity'] }) {
  const { t } = useTranslation('organizer')
  const outcome = outcomeOf(identity)
  return (
    <section aria-labelledby="identity">
      <h2 id="identity">{t('case.identity')}</h2>
      <p className={styles.identity} data-outcome={outcome}>
        {t(`identity.${outcome}`)}
      </p>
    </section>
  )
}
