import { Checkbox, InputNumber, Select } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { userTypes } from '../../../../../contract/core/permissions'
import type { Audience } from '../../../../../contract/audiences/rules'
import { QUESTIONNAIRE_INTRO_MAX, QUESTIONNAIRE_TITLE_MAX } from '../../../../../contract/questionnaires/limits'
import type { QuestionnaireWords } from '../../../../../contract/questionnaires/schemas'
import { BothInput } from '../../../../common/work/form/both-input'
import { toFieldValue, toInstant } from '../../../../common/work/form/china-field'
import { MomentInput } from '../../../../common/work/moment-input'
import { useAudienceCount } from '../api'
import styles from './editor.module.css'

interface HeadFieldsProps {
  words: QuestionnaireWords
  /** It was opened before: whether it is anonymous stays. */
  isOpened: boolean
  /** The halls that an audience may be of. */
  halls: readonly { id: number; name: string }[]
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

/** What a questionnaire is called, when it is open, and for whom. */
export function HeadFields({ words, isOpened, halls, wrong, onChange }: HeadFieldsProps) {
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
      <AudienceFields audience={words.audience} halls={halls} onChange={(audience) => onChange({ audience })} />
    </div>
  )
}

interface AudienceFieldsProps {
  audience: Audience
  halls: HeadFieldsProps['halls']
  onChange: (audience: Audience) => void
}

function AudienceFields({ audience, halls, onChange }: AudienceFieldsProps) {
  const { t } = useTranslation('questionnaire-desk')
  const people = useAudienceCount(audience).data?.people
  const types = Object.values(userTypes).map((type) => ({ value: type, label: t(`organizer:userType.${type}`) }))
  return (
    <Field group label={t('audience.title')} hint={t('audience.hint')}>
      <div className={styles.two}>
        <Select
          mode="multiple"
          aria-label={t('audience.types')}
          placeholder={t('audience.types')}
          optionFilterProp="label"
          value={audience.userTypes}
          options={types}
          onChange={(next) => onChange({ ...audience, userTypes: next })}
        />
        <Select
          mode="multiple"
          aria-label={t('audience.halls')}
          placeholder={t('audience.halls')}
          optionFilterProp="label"
          value={audience.hallIds}
          options={halls.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(hallIds) => onChange({ ...audience, hallIds })}
        />
      </div>
      <Checkbox
        checked={audience.hasTicket}
        onChange={(event) => onChange({ ...audience, hasTicket: event.target.checked })}
      >
        {t('audience.hasTicket')}
      </Checkbox>
      <Checkbox checked={audience.hasMet} onChange={(event) => onChange({ ...audience, hasMet: event.target.checked })}>
        {t('audience.hasMet')}
      </Checkbox>
      <p role="status" className={styles.people}>
        {people === undefined ? '' : t('audience.people', { count: people })}
      </p>
    </Field>
  )
}
