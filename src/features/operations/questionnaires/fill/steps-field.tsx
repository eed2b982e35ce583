import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#contract/operations/questionnaires/rules.ts'
import styles from './fill.module.css'
import type { ControlProps } from './control-props'

interface StepsFieldProps extends Pick<ControlProps, 'onChange' | 'described'> {
  value: Answer | undefined
  max: number
}

/** A rating from 1 on: one press a step, by pointer or arrow keys. */
export function StepsField({ value, max, onChange, described }: StepsFieldProps) {
  const { t } = useTranslation('questionnaires')
  const name = useId()
  return (
    <div className={styles.steps} role="radiogroup" {...described}>
      {Array.from({ length: max }, (_, i) => i + 1).map((step) => (
        <label key={step} data-chosen={value === step || undefined}>
          <input
            type="radio"
            name={name}
            className="yz-visually-hidden"
            checked={value === step}
            aria-label={t('fill.stars', { count: step })}
            onChange={() => onChange(step)}
          />
          <span aria-hidden="true">{step}</span>
        </label>
      ))}
    </div>
  )
}
