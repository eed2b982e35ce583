import { Checkbox, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveInvoiceTitle } from '#contract/commerce/invoices/endpoints.ts'
import type { SavedTitle } from '#contract/commerce/invoices/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useTitleChange } from './api'
import styles from './invoices.module.css'
import { TitleFields } from './title-fields'
import { checkValues, titleValues, toTitle, type TitleValues } from './title-values'

interface TitleDialogProps {
  /** Absent: a new one is written. */
  saved?: SavedTitle | undefined
  /** It is the first, and so the default by itself. */
  first?: boolean
  onClose: () => void
}

/** A title of invoices is saved or changed. */
export function TitleDialog({ saved, first = false, onClose }: TitleDialogProps) {
  const { t } = useTranslation('invoices')
  const [form] = Form.useForm<TitleValues>()
  const save = useTitleChange(saveInvoiceTitle)
  const [initial] = useState(() => titleValues(saved))
  const isDefault = first || saved?.isDefault === true
  const title = t(saved ? 'titles.changeTitle' : 'titles.addTitle')
  const send = async (shown: TitleValues) => {
    // Fields that are not drawn are not among them.
    const values = { ...initial, ...shown }
    await save.mutateAsync({ id: saved?.id ?? null, title: toTitle(values), isDefault: isDefault || values.isDefault })
    showToast(t('titles.saved'))
    onClose()
  }
  return (
    <WorkDialog
      title={title}
      width={600}
      submit={t('titles.save')}
      busy={save.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <WorkForm
        form={form}
        label={title}
        initialValues={initial}
        check={checkValues}
        onSend={send}
        renderSubmit={() => null}
      >
        <TitleFields form={form} kind={initial.kind} special={false} hint={t('titles.specialHint')} />
        {isDefault ? (
          <p className={styles.hint}>{t(first ? 'titles.firstDefault' : 'titles.isDefault')}</p>
        ) : (
          <WorkField name="isDefault" valuePropName="checked">
            <Checkbox>{t('titles.makeDefault')}</Checkbox>
          </WorkField>
        )}
        <EnterSends disabled={save.isPending} />
      </WorkForm>
    </WorkDialog>
  )
}
