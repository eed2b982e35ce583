import { Checkbox, InputNumber } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { QUESTIONNAIRE_INTRO_MAX, QUESTIONNAIRE_TITLE_MAX } from '#contract/operations/questionnaires/limits.ts'
import type { QuestionnaireWords } from '#contract/operations/questionnaires/schemas.ts'
import { AudienceFields } from '#src/common/work/audience/audience-fields.tsx'
import { BothInput } from '#src/common/work/form/both-input.tsx'
import { toFieldValue, toInstant } from '#src/common/work/form/china-field.ts'
import { MomentInput } from '#src/common/work/moment-input.tsx'
import styles from './editor.module.css'

interface HeadFieldsProps {
  words: QuestionnaireWords
  /** It was opened before: whether it is anonymous stays. */
  isOpened: boolean
  wrong: (path: string) => string | undefined
  onChange: (over: Partial<QuestionnaireWords>) => void
}

interface FieldProps {
  label: string
  error?: string | undefined
  hint?: string
  /** It holds several controls, which are called by it together; one alone bears its name itself. */
  group?: boolean
  children: ReactNode
}

function Field({ label, error, hint, group = false, children }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field} {...(group ? { role: 'group', 'aria-labelledby': id } : {})}>
      <span id={id}>{label}</span>
      {children}
      {hint ? <small>{hint}</small> : null}
      <p className={styles.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </div>
  )
}

/** Title, period and audience of a questionnaire. */
export function HeadFields({ words, isOpened, wrong, onChange }: HeadFieldsProps) {
  const { t } = useTranslation('questionnaire-desk')
  const moment = (key: 'from' | 'until') => (
    <Field label={t(`editor.${key}`)} error={wrong(key)}>
      <MomentInput
        aria-label={t(`editor.${key}`)}
        value={words[key] === '' ? '' : toFieldValue(words[key])}
        onChange={(value) => onChange({ [key]: value === '' ? '' : toInstant(value) })}
      />
    </Field>
  )
  return (
    <div className={styles.head}>
      <Field label={t('editor.name')} error={wrong('title')}>
        <BothInput
          label={t('editor.name')}
          value={words.title}
          max={QUESTIONNAIRE_TITLE_MAX * 4}
          onChange={(title) => onChange({ title })}
        />
      </Field>
      <Field label={t('editor.intro')} error={wrong('intro')}>
        <BothInput
          label={t('editor.intro')}
          value={words.intro}
          max={QUESTIONNAIRE_INTRO_MAX * 4}
          rows={3}
          onChange={(intro) => onChange({ intro })}
        />
      </Field>
      <div className={styles.two}>
        {moment('from')}
        {moment('until')}
      </div>
      <div className={styles.two}>
        <Field label={t('editor.most')} error={wrong('responsesMax')} hint={t('editor.mostHint')}>
          <InputNumber<number>
            aria-label={t('editor.most')}
            value={words.responsesMax}
            onChange={(responsesMax) => onChange({ responsesMax })}
          />
        </Field>
        <Field group label={t('editor.people')} hint={t('editor.anonymousHint')}>
          <Checkbox
            checked={words.isAnonymous}
            disabled={isOpened}
            onChange={(event) => onChange({ isAnonymous: event.target.checked })}
          >
            {t('editor.anonymous')}
          </Checkbox>
        </Field>
      </div>
      <Field group label={t('audience.title')} hint={t('audience.hint')}>
        <AudienceFields value={words.audience} onChange={(audience) => onChange({ audience })} />
      </Field>
    </div>
  )
}
