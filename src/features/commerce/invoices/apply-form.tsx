import { Checkbox, Form, Radio, type FormInstance } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applyInvoice, saveInvoiceTitle } from '#contract/commerce/invoices/endpoints.ts'
import { TITLES_MAX } from '#contract/commerce/invoices/limits.ts'
import { emptyTitle, invoiceTypes } from '#contract/commerce/invoices/rules.ts'
import type { Invoice, SavedTitle } from '#contract/commerce/invoices/schemas.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useInvoiceChange, useTitleChange } from './api'
import { TitleFields } from './title-fields'
import { type ApplyValues, applyValues, checkApply, toTitle } from './title-values'

interface ApplyFormProps {
  form: FormInstance<ApplyValues>
  orderId: number
  again: Pick<Invoice, 'type' | 'title'> | undefined
  titles: readonly SavedTitle[]
  onBusy: (busy: boolean) => void
  onDone: () => void
}

/** What is written of an application: a saved title or a new one, which can be saved with it. */
export function ApplyForm({ form, orderId, again, titles, onBusy, onDone }: ApplyFormProps) {
  const { t } = useTranslation('invoices')
  const apply = useInvoiceChange(applyInvoice)
  const saveTitle = useTitleChange(saveInvoiceTitle)
  const [initial] = useState(() => applyValues(again, titles))
  // Sent again after a break it is one; what was changed since is another application.
  const [key, setKey] = useState(newKey)
  const type = Form.useWatch('type', form) ?? initial.type
  const saved = Form.useWatch('saved', form) ?? initial.saved
  const chosen = titles.find(({ id }) => String(id) === saved)
  const choose = (id: string) => {
    const known = titles.find((one) => String(one.id) === id)
    form.setFieldsValue({ ...(known ? toTitle(known) : emptyTitle()), save: false })
  }
  const keep = async (values: ApplyValues) => {
    try {
      const of = { id: chosen?.id ?? null, title: toTitle(values), isDefault: chosen?.isDefault ?? false }
      await saveTitle.mutateAsync(of)
      showToast(t('apply.done'))
    } catch (error) {
      showAlert(t('apply.unsaved', { reason: errorMessage(error) }))
    }
  }
  const send = async () => {
    // Those of fields that are not drawn are among them.
    const values: ApplyValues = { ...initial, ...form.getFieldsValue(true) }
    onBusy(true)
    try {
      await apply.mutateAsync({ key, orderId, type: values.type, title: toTitle(values) })
      if (values.save) await keep(values)
      else showToast(t('apply.done'))
    } finally {
      onBusy(false)
    }
    onDone()
  }
  const mayKeep = chosen !== undefined || titles.length < TITLES_MAX
  return (
    <WorkForm
      form={form}
      label={t('apply.title')}
      initialValues={initial}
      check={checkApply}
      onSend={send}
      onChange={() => setKey(newKey())}
      renderSubmit={() => null}
    >
      <WorkField name="type" label={t('field.type')} required>
        <Radio.Group options={invoiceTypes.map((value) => ({ value, label: t(`type.${value}`) }))} />
      </WorkField>
      {titles.length > 0 ? (
        <WorkField name="saved" label={t('field.saved')}>
          <Choice
            options={[
              ...titles.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: '', label: t('apply.new') },
            ]}
            onChange={choose}
          />
        </WorkField>
      ) : null}
      <TitleFields form={form} kind={initial.kind} special={type === 'special'} />
      {mayKeep ? (
        <WorkField name="save" valuePropName="checked">
          <Checkbox>{t(chosen ? 'apply.update' : 'apply.save')}</Checkbox>
        </WorkField>
      ) : null}
      <EnterSends disabled={apply.isPending} />
    </WorkForm>
  )
}
