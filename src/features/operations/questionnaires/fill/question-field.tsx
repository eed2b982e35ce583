import { Checkbox, DatePicker, Input, InputNumber, Radio } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ANSWER_FILES_MAX, ANSWER_TEXT_MAX, RATING_MIN } from '#contract/operations/questionnaires/limits.ts'
import dayjs from '#src/common/work/form/dayjs.ts'
import { FilesInput } from '#src/common/work/upload/files-input.tsx'
import { useSay } from '../say'
import type { ControlProps } from './control-props'
import styles from './fill.module.css'
import { MatrixField } from './matrix-field'
import { StepsField } from './steps-field'

const FILE_TYPES = ['jpg', 'jpeg', 'png', 'pdf', 'doc', 'docx']
const FILE_KB = 10_240

function Control({ question, value, onChange, described, files, onFiles }: ControlProps) {
  const { t } = useTranslation('questionnaires')
  const say = useSay()
  const { type, options, min, max } = question
  const choices = options.map(({ id, label }) => ({ value: id, label: say(label) }))
  switch (type) {
    case 'single':
      return (
        <Radio.Group
          className={styles.choices}
          value={typeof value === 'string' ? value : undefined}
          options={choices}
          onChange={(event) => onChange(String(event.target.value))}
          {...described}
        />
      )
    case 'multiple':
      return (
        <Checkbox.Group
          className={styles.choices}
          value={Array.isArray(value) ? value : []}
          options={choices}
          onChange={onChange}
          role="group"
          {...described}
        />
      )
    case 'number':
      return (
        <InputNumber<number>
          className={styles.short}
          value={typeof value === 'number' ? value : null}
          min={min ?? undefined}
          max={max ?? undefined}
          onChange={(one) => onChange(one ?? undefined)}
          {...described}
        />
      )
    case 'rating':
      return <StepsField value={value} max={max ?? RATING_MIN} onChange={onChange} described={described} />
    case 'matrix':
      return <MatrixField question={question} value={value} onChange={onChange} />
    case 'date':
      return (
        <DatePicker
          className={styles.short}
          value={typeof value === 'string' ? dayjs.utc(value) : null}
          onChange={(day) => onChange(dayjs.isDayjs(day) ? day.format('YYYY-MM-DD') : undefined)}
          {...described}
        />
      )
    case 'file':
      return (
        <FilesInput
          label={t('fill.files')}
          module="questionnaire"
          value={files}
          onChange={(list) => {
            onFiles(list)
            onChange(list.length > 0 ? list.map(({ id }) => id) : undefined)
          }}
          max={ANSWER_FILES_MAX}
          maxSizeKb={FILE_KB}
          accept={FILE_TYPES}
          aria-describedby={described['aria-describedby']}
        />
      )
    default:
      return (
        <Input.TextArea
          value={typeof value === 'string' ? value : ''}
          rows={4}
          count={{ show: true, max: ANSWER_TEXT_MAX }}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
          {...described}
        />
      )
  }
}

type Props = Omit<ControlProps, 'described'> & { number: number; error: string | undefined }

/** A question with its control, hint and what is wrong. */
export function QuestionField({ number, error, ...of }: Props) {
  const { t } = useTranslation('questionnaires')
  const say = useSay()
  const id = useId()
  const { question } = of
  const hint = say(question.hint)
  const about = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
  const described = { 'aria-labelledby': `${id}-title`, 'aria-describedby': about, 'aria-invalid': error !== undefined }
  return (
    <div className={styles.question} data-question={question.id} data-wrong={error !== undefined || undefined}>
      <p id={`${id}-title`} className={styles.title}>
        <span className={styles.number}>{number}</span>
        {say(question.title)}
        {question.required ? <span className={styles.required}>{t('fill.required')}</span> : null}
      </p>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <Control {...of} described={described} />
      <p id={`${id}-error`} className={styles.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </div>
  )
}
