import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Condition, Question } from '#contract/operations/questionnaires/rules.ts'
import { useSay } from '../say'
import styles from './editor.module.css'

interface ConditionFieldProps {
  value: Condition | null
  /** Questions that stand before. */
  before: readonly Question[]
  error: string | undefined
  onChange: (condition: Condition | null) => void
}

/** The condition of a question: always, or after a given earlier answer. */
export function ConditionField({ value, before, error, onChange }: ConditionFieldProps) {
  const { t } = useTranslation('questionnaire-desk')
  const say = useSay()
  const choices = before.filter(({ type }) => type === 'single' || type === 'multiple')
  const input = choices.find(({ id }) => id === value?.questionId)
  const titleOf = (question: Question) =>
    t('editor.nthTitle', { place: before.indexOf(question) + 1, title: say(question.title) })
  if (choices.length === 0) return null
  return (
    <div className={styles.condition}>
      <span>{t('editor.showIf')}</span>
      <Select
        aria-label={t('editor.showIf')}
        value={value?.questionId ?? ''}
        options={[
          { value: '', label: t('editor.always') },
          ...choices.map((question) => ({ value: question.id, label: titleOf(question) })),
        ]}
        onChange={(questionId) => onChange(questionId === '' ? null : { questionId, optionIds: [] })}
      />
      {input ? (
        <Select
          mode="multiple"
          aria-label={t('editor.showIfOptions')}
          placeholder={t('editor.showIfOptions')}
          value={value?.optionIds ?? []}
          options={input.options.map(({ id, label }) => ({ value: id, label: say(label) || '—' }))}
          onChange={(optionIds) => onChange({ questionId: input.id, optionIds })}
        />
      ) : null}
      <p className={styles.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </div>
  )
}
