import { useRef, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { LiveDetail } from '../../../../contract/live/schemas'
import { REPORT_IMAGE_KB, REPORT_IMAGES, REPORT_MAX } from '../../../../contract/live/limits'
import { Field } from '../../../common/form/field'
import form from '../../../common/form/form.module.css'
import { Choices, TextInput } from '../../../common/form/inputs'
import { useRulesForm } from '../../../common/form/use-rules-form'
import { errorMessage } from '../../../common/request/error-message'
import { Dialog } from '../../../common/ui/dialog/dialog'
import { ImageUpload } from '../../../common/upload/image-upload'
import { newKey } from '../../../common/app/new-key'
import { fileReport } from './file-report'
import styles from '../room/lists.module.css'
import { checkReport, type ReportValues } from './report-rules'

const TYPES = ['jpg', 'png', 'jpeg']
const empty: ReportValues = { kind: 'live', content: '', contact: '', images: [] }

interface Props {
  live: LiveDetail
  onClose: () => void
}

/** A report on this session or a complaint to the organizer (spec: common §2, §5). */
export function ReportDialog({ live, onClose }: Props) {
  const { t } = useTranslation('live-room')
  const [caseNumber, setCaseNumber] = useState<string>()
  return (
    <Dialog title={t('report.title')} width={560} onClose={onClose}>
      {caseNumber === undefined ? (
        <Form live={live} onFiled={setCaseNumber} />
      ) : (
        <div className={styles.filed} role="status">
          <p>{t('report.done')}</p>
          <p>
            {t('report.case')} <b>{caseNumber}</b>
          </p>
          <p className={styles.empty}>{t('report.caseHint')}</p>
          <button type="button" className="yz-button" onClick={onClose}>
            {t('report.ok')}
          </button>
        </div>
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

function Form({ live, onFiled }: { live: LiveDetail; onFiled: (caseNumber: string) => void }) {
  const { t } = useTranslation('live-room')
  const { control, formState, handleSubmit, register } = useRulesForm<ReportValues>(empty, checkReport)
  const { errors, isSubmitting } = formState
  const [problem, setProblem] = useState('')
  // In the order of the form: the first that is wrong gets the focus.
  const [kind, said, contact] = [register('kind'), register('content'), register('contact')]
  const used = [...useWatch({ control, name: 'content' }).trim()].length
  const keyOf = useKeys()

  const submit = handleSubmit(async (values) => {
    setProblem('')
    try {
      const { caseNumber } = await fileReport(live, values, keyOf(values))
      onFiled(caseNumber)
    } catch (error) {
      setProblem(errorMessage(error))
    }
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Choices
        label={t('report.kind')}
        type="radio"
        field={kind}
        options={[
          { value: 'live', label: t('report.live') },
          { value: 'organizer', label: t('report.organizer') },
        ]}
      />
      <Field label={t('report.content')} error={errors.content} hint={t('report.contentHint')} required>
        {(fieldProps) => (
          <div className={styles.counted}>
            <textarea className={form.input} rows={4} {...said} {...fieldProps} />
            <span data-over={used > REPORT_MAX || undefined}>{t('report.used', { used, max: REPORT_MAX })}</span>
          </div>
        )}
      </Field>
      <TextInput
        label={t('report.contact')}
        hint={t('report.contactHint')}
        error={errors.contact}
        field={contact}
        required
      />
      <Controller
        control={control}
        name="images"
        render={({ field, fieldState }) => (
          <ImageUpload
            label={t('report.images')}
            hint={t('report.imagesHint')}
            module="complaint"
            value={field.value}
            onChange={field.onChange}
            max={REPORT_IMAGES}
            maxSizeKb={REPORT_IMAGE_KB}
            accept={TYPES}
            error={fieldState.error}
            focusRef={field.ref}
            required
          />
        )}
      />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <button type="submit" className="yz-button" disabled={isSubmitting}>
        {t(isSubmitting ? 'report.sending' : 'report.submit')}
      </button>
    </form>
  )
}
