import { useTranslation } from 'react-i18next'
import type { Role } from '../model/form-values'
import type { Stage } from '../model/draft'
import styles from './steps.module.css'

const stages: Record<Role, readonly Stage[]> = {
  exhibitor: ['role', 'history', 'form', 'done'],
  buyer: ['role', 'form', 'done'],
  group: ['role'],
}

/** The steps of a registration and the one that is being taken. */
export function StepLine({ role, stage }: { role: Role; stage: Stage }) {
  const { t } = useTranslation('registration')
  const names = { role: t('steps.role'), history: t('steps.history'), form: t('steps.form'), done: t('steps.done') }
  const own = stages[role]
  const at = own.indexOf(stage)
  return (
    <ol className={styles.line} aria-label={t('steps.label')}>
      {own.map((one, index) => (
        <li
          key={one}
          data-state={index < at ? 'past' : index === at ? 'now' : 'next'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          {names[one]}
        </li>
      ))}
    </ol>
  )
}
