import { useTranslation } from 'react-i18next'
import { stagesOf } from '../model/draft'
import type { Role } from '../model/form-values'
import { useStageNames } from './stages'
import styles from './steps.module.css'

/** The steps of a registration while its role is chosen, when what draws the others is not there yet. */
export function RoleLine({ role }: { role: Role }) {
  const { t } = useTranslation('registration')
  const names = useStageNames()
  return (
    <ol className={styles.line} aria-label={t('steps.label')}>
      {stagesOf(role).map((one, index) => (
        <li key={one} aria-current={index === 0 ? 'step' : undefined}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          {names[one]}
        </li>
      ))}
    </ol>
  )
}
