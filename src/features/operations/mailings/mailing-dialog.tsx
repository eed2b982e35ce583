import { Checkbox, Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { everybody } from '#contract/operations/audiences/rules.ts'
import { saveMailing } from '#contract/operations/mailings/endpoints.ts'
import { MAILING_SUBJECT_MAX, MAILING_TEXT_MAX } from '#contract/operations/mailings/limits.ts'
import { checkMailing, mailingKinds } from '#contract/operations/mailings/rules.ts'
import type { Mailing, MailingDocument } from '#contract/operations/mailings/schemas.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { AudienceFields } from '#src/common/work/audience/audience-fields.tsx'
import { BothInput } from '#src/common/work/form/both-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useMailingChange } from './api'

const empty: MailingDocument = {
  kind: 'news',
  subject: { zh: '', en: '' },
  text: { zh: '', en: '' },
  link: '',
  audience: everybody,
  byNotice: true,
  byMail: true,
}

interface MailingDialogProps {
  /** Undefined: a new one. */
  mailing: Mailing | undefined
  onClose: () => void
}

/** Writes a draft: texts in both languages, audience and channels. */
export function MailingDialog({ mailing, onClose }: MailingDialogProps) {
  const { t } = useTranslation('mailings')
  const [form] = Form.useForm<MailingDocument>()
  const [key] = useState(newKey)
  const save = useMailingChange(saveMailing)
  const title = t(mailing ? 'change' : 'add')
  const send = async (words: MailingDocument) => {
    await save.mutateAsync({ id: mailing?.id ?? null, version: mailing?.version ?? 0, key, mailing: words })
    showToast(t('saved'))
    onClose()
  }
  const { id: _, version: _v, state: _s, sendAt: _a, numbers: _n, ...words } = mailing ?? { ...blank, ...empty }
  return (
    <WorkDialog
      title={title}
      width={760}
      submit={t('save')}
      busy={save.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <WorkForm<MailingDocument>
        form={form}
        label={title}
        initialValues={words}
        check={checkMailing}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="kind" label={t('field.kind')}>
          <Radio.Group options={mailingKinds.map((value) => ({ value, label: t(`kind.${value}`) }))} />
        </WorkField>
        <WorkField name="subject" label={t('field.subject')}>
          <BothInput label={t('field.subject')} max={MAILING_SUBJECT_MAX * 4} />
        </WorkField>
        <WorkField name="text" label={t('field.text')}>
          <BothInput label={t('field.text')} max={MAILING_TEXT_MAX * 4} rows={6} />
        </WorkField>
        <WorkField name="link" label={t('field.link')} extra={t('linkHint')}>
          <Input autoComplete="off" placeholder="activity.html#/" />
        </WorkField>
        <WorkField name="byNotice" valuePropName="checked">
          <Checkbox>{t('field.byNotice')}</Checkbox>
        </WorkField>
        <WorkField name="byMail" valuePropName="checked">
          <Checkbox>{t('field.byMail')}</Checkbox>
        </WorkField>
        <WorkField name="audience" label={t('field.audience')} extra={t('audienceHint')}>
          <AudienceFields />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}

const blank = { id: 0, version: 0, state: 'draft', sendAt: null, numbers: null } as const
