import { Alert, Button, Checkbox, Form, InputNumber } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AREA_REQUIRED_MAX, REQUIREMENTS_NOTE_MAX } from '#contract/fair/booths/requirements/limits.ts'
import type { BoothRequirements } from '#contract/fair/booths/requirements/schemas.ts'
import { type Utility, utilities } from '#contract/fair/floor-plan/rules.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { ChipBoxes } from '#src/common/work/form/chips.tsx'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'

interface Values {
  area: number | null
  utilities: Utility[]
  corner: boolean
  note: string
}

const noChecks = () => ({})
const toValues = ({ area, utilities: required, corner, note }: BoothRequirements): Values => ({
  area,
  utilities: required,
  corner,
  note,
})

interface RequirementsDialogProps {
  title: string
  /** As they are now; while the dialog is open others may change them. */
  current: BoothRequirements
  /** Saves what follows on a revision. */
  save: {
    mutateAsync: (input: Values & { revision: number }) => Promise<unknown>
    isPending: boolean
    error: Error | null
    reset: () => void
  }
  onClose: () => void
}

/** What an exhibitor needs of its booth is written; a conflicting save is shown and nothing typed is lost. */
export function RequirementsDialog({ title, current, save, onClose }: RequirementsDialogProps) {
  const { t } = useTranslation('booth-requirements')
  const [form] = Form.useForm<Values>()
  const [initial] = useState(() => toValues(current))
  // As it was opened: somebody else may have saved another one by the time it is sent.
  const [revision, setRevision] = useState(current.revision)
  const isBehind = isRefusal(save.error, 'BoothRequirementsChanged') && current.revision !== revision
  const send = async (values: Values) => {
    await save.mutateAsync({ ...values, note: values.note.trim(), revision })
    showToast(t('saved'))
    onClose()
  }
  const takeLatest = () => {
    setRevision(current.revision)
    form.setFieldsValue(toValues(current))
    save.reset()
  }
  return (
    <WorkDialog title={title} submit={t('save')} busy={save.isPending} onSubmit={form.submit} onClose={onClose}>
      <WorkForm
        form={form}
        label={title}
        initialValues={initial}
        check={noChecks}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="area" label={t('field.area')}>
          <InputNumber
            min={1}
            max={AREA_REQUIRED_MAX}
            precision={0}
            suffix="m²"
            placeholder={t('any')}
            style={{ width: '12rem' }}
          />
        </WorkField>
        <WorkField name="utilities" label={t('field.utilities')}>
          <ChipBoxes<Utility>
            aria-label={t('field.utilities')}
            options={utilities.map((value) => ({ value, label: t(`utility.${value}`) }))}
          />
        </WorkField>
        <WorkField name="corner" valuePropName="checked">
          <Checkbox>{t('field.corner')}</Checkbox>
        </WorkField>
        <WorkField name="note" label={t('field.note')}>
          <TextArea maxLength={REQUIREMENTS_NOTE_MAX} showCount rows={3} />
        </WorkField>
        <EnterSends disabled={save.isPending} />
      </WorkForm>
      {isBehind ? (
        <Alert
          type="warning"
          showIcon
          title={t('behind')}
          action={<Button onClick={takeLatest}>{t('takeLatest')}</Button>}
        />
      ) : null}
    </WorkDialog>
  )
}
