import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { OPTION_MAX } from '#contract/operations/questionnaires/limits.ts'
import type { Choice } from '#contract/operations/questionnaires/rules.ts'
import { BothInput } from '#src/common/work/form/both-input.tsx'
import { newChoice, replaced } from './document'
import styles from './editor.module.css'
import { SortableList } from './sortable-list'

interface ChoiceListProps {
  /** What each is called: an option or a line. */
  what: 'option' | 'row'
  choices: readonly Choice[]
  /** As few as there may be. */
  min: number
  max: number
  error: string | undefined
  onChange: (choices: Choice[]) => void
}

/** Options of a choice, or lines of a matrix, in their order. */
export function ChoiceList({ what, choices, min, max, error, onChange }: ChoiceListProps) {
  const { t } = useTranslation('questionnaire-desk')
  const nameOf = (_: Choice, place: number) => t(`editor.${what}Nth`, { place: place + 1 })
  return (
    <fieldset className={styles.choices}>
      <legend>{t(`editor.${what}s`)}</legend>
      <SortableList parts={choices} nameOf={nameOf} onChange={onChange}>
        {(choice, place, handle) => (
          <div className={styles.choice}>
            {handle}
            <BothInput
              label={nameOf(choice, place)}
              value={choice.label}
              max={OPTION_MAX * 4}
              onChange={(label) => onChange(replaced(choices, choice.id, { ...choice, label }))}
            />
            <Button
              type="text"
              danger
              disabled={choices.length <= min}
              aria-label={t('editor.removeOf', { name: nameOf(choice, place) })}
              onClick={() => onChange(replaced(choices, choice.id, null))}
            >
              ×
            </Button>
          </div>
        )}
      </SortableList>
      <Button
        type="dashed"
        size="small"
        disabled={choices.length >= max}
        onClick={() => onChange([...choices, newChoice()])}
      >
        {t(`editor.${what}Add`)}
      </Button>
      <p className={styles.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </fieldset>
  )
}
