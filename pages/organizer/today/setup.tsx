import { useTranslation } from 'react-i18next'
import type { Today } from '#contract/operations/today/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import { Icon } from '#src/common/ui/icon.tsx'
import { objectAddress } from '../content/use-kind'
import styles from './setup.module.css'

/** Leads through what visitors must see first; gone once all of it is published. */
export function Setup({ steps }: { steps: NonNullable<Today['setup']> }) {
  const { t } = useTranslation('content')
  const next = steps.find(({ done }) => !done)
  return (
    <section className={styles.steps} aria-labelledby="setup">
      <h2 id="setup">{t('first.title')}</h2>
      <p>{t('first.lead')}</p>
      <ol>
        {steps.map((step) => (
          <li key={step.kind} data-done={step.done} aria-current={step === next ? 'step' : undefined}>
            {step.done ? (
              <span>
                {t(`first.${step.kind}`)} <small>{t('first.done')}</small>
              </span>
            ) : (
              <Link to={objectAddress(step.kind, 'new')}>
                {t(`first.${step.kind}`)}
                <Icon name="right" size={18} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
