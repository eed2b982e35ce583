import { useRef, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { REPORT_IMAGE_KB, REPORT_IMAGES, REPORT_MAX } from '../../../contract/live/limits'
import { Field } from '../form/field'
import form from '../form/form.module.css'
import { Choices, TextInput } from '../form/inputs'
import { useRulesForm } from '../form/use-rules-form'
import { errorMessage } from '../request/error-message'
import { Dialog } from '../ui/dialog/dialog'
import { ImageUpload } from '../upload/image-upload'
import { newKey } from '../app/new-key'
import styles from './report.module.css'
import { checkReport, type ReportValues } from './report-rules'

const TYPES = ['jpg', 'png', 'jpeg']
const empty: ReportValues = { kind: 'live', content: '', contact: '', images: [] }

interface Filed {
  caseNumber: string
  /** It was reported before and is still open: what was written now is not in it. */
  isKnown?: boolean
}

interface Props {
  title: string
  /** What is reported, named; left out: it is plain from where the dialog opens. */
  about?: string
  /** In a session one may complain about the fair instead; without a session there is nothing to choose. */
  ofSession?: boolean
  /** Files what was written; the same key files once. Throws ApiError. */
  file: (values: ReportValues, key: string) => Promise<Filed>
  onClose: () => void
}

/** A report to the organizer: what was seen, how to reach who saw it, screenshots, and then its number (spec: common §2, §5). */
export function ReportDialog({ title, about, ofSession = false, file, onClose }: Props) {
  const { t } = useTranslation('report')
  const [filed, setFiled] = useState<Filed>()
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      {about && !filed ? <p className={styles.about}>{about}</p> : null}
      {filed ? (
        <div className={styles.filed} role="status">
          {filed.isKnown ? (
            <p>{t('known', { number: filed.caseNumber })}</p>
          ) : (
            <>
              <p>{t('done')}</p>
              <p>
                {t('case')} <b>{filed.caseNumber}</b>
              </p>
            </>
          )}
          <p className={styles.empty}>{t('caseHint')}</p>
          <button type="button" className="yz-button" onClick={onClose}>
            {t('ok')}
          </button>
        </div>
      ) : (
        <Form ofSession={ofSession} file={file} onFiled={setFiled} />
      )}
    </Dialog>
  )
}

/** The same content is filed once, however often it is sent. */
function useKeys() {
  const keys = useRef(new Map<string, string>())
  return (values: ReportValues): string => {
    const said = JSON.stringify(values)
    const key = keys.current.get(said) ?? newKey()
    keys.current.set(said, key)
    return key
  }
}

interface FormProps {
  ofSession: boolean
  file: Props['file']
  onFiled: (filed: Filed) => void
}

function Form({ ofSession, file, onFiled }: FormProps) {
  const { t } = useTranslation('report')
  const { control, formState, handleSubmit, register } = useRulesForm<ReportValues>(empty, (values) =>
    checkReport(values, ofSession),
  )
  const { errors, isSubmitting } = formState
  const [problem, setProblem] = useState('')
  // In the order of the form: the first that is wrong gets the focus.
  const [kind, said, contact] = [register('kind'), register('content'), register('contact')]
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
      {ofSession ? (
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
      <Field label={t('content')} error={errors.content} hint={t('contentHint')} required>
        {(fieldProps) => (
          <div className={styles.counted}>
            <textarea className={form.input} rows={4} {...said} {...fieldProps} />
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
            hint={t(ofSession ? 'imagesHint' : 'imagesHintOptional')}
            module="complaint"
            value={field.value}
            onChange={field.onChange}
            max={REPORT_IMAGES}
            maxSizeKb={REPORT_IMAGE_KB}
            accept={TYPES}
            error={fieldState.error}
            focusRef={field.ref}
            required={ofSession}
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
