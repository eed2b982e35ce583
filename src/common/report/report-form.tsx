import { useRef, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { REPORT_IMAGE_KB, REPORT_IMAGES, REPORT_MAX } from '#contract/live/live/limits.ts'
import { feedbackTypes } from '#contract/operations/reports/rules.ts'
import { newKey } from '../app/new-key'
import { Field } from '../form/field'
import form from '../form/form.module.css'
import { Choices, TextInput } from '../form/inputs'
import { useRulesForm } from '../form/use-rules-form'
import { errorMessage } from '../request/error-message'
import { ImageUpload } from '../upload/image-upload'
import { checkReport, type ReportValues } from './report-rules'
import styles from './report.module.css'

const TYPES = ['jpg', 'png', 'jpeg']
const empty: ReportValues = { kind: 'live', type: '', content: '', contact: '', images: [] }

export interface Filed {
  caseNumber: string
  /** It was reported before and is still open: what was written now is not in it. */
  isKnown?: boolean
}

/** The same content is filed once, however often it is sent. */
function useKeys() {
  const keys = useRef(new Map<string, string>())
  return (values: ReportValues): string => {
    const message = JSON.stringify(values)
    const key = keys.current.get(message) ?? newKey()
    keys.current.set(message, key)
    return key
  }
}

interface FormProps {
  asks?: 'kind' | 'type' | undefined
  /** Files what was written; the same key files once. Throws ApiError. */
  file: (values: ReportValues, key: string) => Promise<Filed>
  onFiled: (filed: Filed) => void
}

/** What happened, how to reach who saw it, and screenshots. */
export function ReportForm({ asks, file, onFiled }: FormProps) {
  const { t } = useTranslation('report')
  const { control, formState, handleSubmit, register } = useRulesForm<ReportValues>(empty, (values) =>
    checkReport(values, { needsImages: asks === 'kind', needsType: asks === 'type' }),
  )
  const { errors, isSubmitting } = formState
  const [problem, setProblem] = useState('')
  // In the order of the form: the first that is wrong gets the focus.
  const [kind, type, message, contact] = [register('kind'), register('type'), register('content'), register('contact')]
  const used = [...useWatch({ control, name: 'content' }).trim()].length
  const keyOf = useKeys()

  const submit = handleSubmit(async (values) => {
    setProblem('')
    try {
      onFiled(await file(values, keyOf(values)))
    } catch (error) {
      setProblem(errorMessage(error))
    }
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {asks === 'kind' ? (
        <Choices
          label={t('kind')}
          type="radio"
          field={kind}
          options={[
            { value: 'live', label: t('live') },
            { value: 'organizer', label: t('organizer') },
          ]}
        />
      ) : null}
      {asks === 'type' ? (
        <Choices
          label={t('type')}
          type="radio"
          field={type}
          error={errors.type}
          required
          options={feedbackTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
      ) : null}
      <Field label={t('content')} error={errors.content} hint={t('contentHint')} required>
        {(fieldProps) => (
          <div className={styles.counted}>
            <textarea className={form.input} rows={4} {...message} {...fieldProps} />
            <span data-over={used > REPORT_MAX || undefined}>{t('used', { used, max: REPORT_MAX })}</span>
          </div>
        )}
      </Field>
      <TextInput label={t('contact')} hint={t('contactHint')} error={errors.contact} field={contact} required />
      <Controller
        control={control}
        name="images"
        render={({ field, fieldState }) => (
          <ImageUpload
            label={t('images')}
            hint={t(asks === 'kind' ? 'imagesHint' : 'imagesHintOptional')}
            module="complaint"
            value={field.value}
            onChange={field.onChange}
            max={REPORT_IMAGES}
            maxSizeKb={REPORT_IMAGE_KB}
            accept={TYPES}
            error={fieldState.error}
            focusRef={field.ref}
            required={asks === 'kind'}
          />
        )}
      />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <button type="submit" className="yz-button" disabled={isSubmitting}>
        {t(isSubmitting ? 'sending' : 'submit')}
      </button>
    </form>
  )
}
