import { Button, Checkbox, InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '#contract/operations/questionnaires/limits.ts'
import { type Question, questionTypes } from '#contract/operations/questionnaires/rules.ts'
import { BothInput } from '#src/common/work/form/both-input.tsx'
import { ChoiceList } from './choice-list'
import { ConditionField } from './condition-field'
import { asType } from './document'
import styles from './editor.module.css'

interface QuestionCardProps {
  question: Question
  /** Counts from 1 over the whole questionnaire. */
  number: number
  before: readonly Question[]
  handle: ReactNode
  /** What is wrong, by field of the question. */
  wrong: (field: string) => string | undefined
  onChange: (question: Question) => void
  onCopy: () => void
  onRemove: () => void
}

/** A question as it is written. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, before, handle, wrong, onChange, onCopy, onRemove } = props
  const { t } = useTranslation('questionnaire-desk')
  const name = t('editor.questionNth', { place: number })
  const change = (over: Partial<Question>) => onChange({ ...question, ...over })
  const { type, options, rows } = question
  return (
    <article className={styles.question} aria-label={name} data-wrong={wrong('') !== undefined || undefined}>
      <header>
        {handle}
        <b>{name}</b>
        <Select
          aria-label={t('editor.type')}
          value={type}
          options={questionTypes.map((one) => ({ value: one, label: t(`type.${one}`) }))}
          onChange={(one) => onChange(asType(question, one))}
          popupMatchSelectWidth={false}
        />
        <Checkbox checked={question.required} onChange={(event) => change({ required: event.target.checked })}>
          {t('editor.required')}
        </Checkbox>
        <span className={styles.ways}>
          <Button size="small" type="text" aria-label={t('editor.copyOf', { name })} onClick={onCopy}>
            {t('editor.copy')}
          </Button>
          <Button size="small" type="text" danger aria-label={t('editor.removeOf', { name })} onClick={onRemove}>
            {t('editor.remove')}
          </Button>
        </span>
      </header>
      <Wrong text={wrong('type')} />
      <span className={styles.caption}>{t('editor.title')}</span>
      <BothInput
        label={t('editor.title')}
        value={question.title}
        max={limits.QUESTION_TITLE_MAX * 4}
        onChange={(title) => change({ title })}
      />
      <Wrong text={wrong('title')} />
      <span className={styles.caption}>{t('editor.hint')}</span>
      <BothInput
        label={t('editor.hint')}
        value={question.hint}
        max={limits.QUESTION_HINT_MAX * 4}
        onChange={(hint) => change({ hint })}
      />
      <Wrong text={wrong('hint')} />
      {rows.length > 0 ? (
        <ChoiceList
          what="row"
          choices={rows}
          min={1}
          max={limits.MATRIX_ROWS_MAX}
          error={wrong('rows')}
          onChange={(next) => change({ rows: next })}
        />
      ) : null}
      {options.length > 0 ? (
        <ChoiceList
          what="option"
          choices={options}
          min={limits.CHOICES_MIN}
          max={limits.OPTIONS_MAX}
          error={wrong('options')}
          onChange={(next) => change({ options: next })}
        />
      ) : null}
      <Bounds question={question} error={wrong('max')} onChange={change} />
      <ConditionField
        value={question.showIf}
        before={before}
        error={wrong('showIf')}
        onChange={(showIf) => change({ showIf })}
      />
    </article>
  )
}

const Wrong = ({ text }: { text: string | undefined }) => (
  <p className={styles.error} role={text ? 'alert' : undefined}>
    {text}
  </p>
)

interface BoundsProps {
  question: Question
  error: string | undefined
  onChange: (over: Pick<Question, 'min'> | Pick<Question, 'max'>) => void
}

/** The least and most of a number, how many are chosen, or the steps of a rating. */
function Bounds({ question: { type, min, max }, error, onChange }: BoundsProps) {
  const { t } = useTranslation('questionnaire-desk')
  if (type !== 'number' && type !== 'multiple' && type !== 'rating') return null
  const field = (key: 'min' | 'max', value: number | null) => {
    const label = t(`editor.${type}.${key}`)
    return (
      <label className={styles.bound}>
        {label}
        <InputNumber<number>
          value={value}
          aria-label={label}
          onChange={(one) => onChange(key === 'min' ? { min: one } : { max: one })}
        />
      </label>
    )
  }
  return (
    <div className={styles.bounds}>
      {type === 'rating' ? null : field('min', min)}
      {field('max', max)}
      <Wrong text={error} />
    </div>
  )
}
