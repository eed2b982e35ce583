import { Form, Input, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { checkTerms } from '#contract/people/pre-registration/rules.ts'
import type { StoredPreRegistrationTerms } from '#contract/people/pre-registration/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useSavePreRegistrationTerms } from '../api'

interface Values {
  isOpen: boolean
  /** YYYY-MM-DD, or empty. */
  until: string
  titleZh: string
  titleEn: string
  introZh: string
  introEn: string
}

const documentOf = ({ isOpen, until, titleZh, titleEn, introZh, introEn }: Values) => ({
  isOpen,
  until: until === '' ? null : until,
  title: { zh: titleZh.trim(), en: titleEn.trim() },
  intro: { zh: introZh.trim(), en: introEn.trim() },
})

function check(values: Values) {
  const { titleZh, titleEn, introZh, introEn } = values
  const own = (title: string, intro: string) =>
    checkTerms({ title: { zh: title, en: '' }, intro: { zh: intro, en: '' } })
  const [zh, en] = [own(titleZh, introZh), own(titleEn, introEn)]
  return { titleZh: zh['title'], titleEn: en['title'], introZh: zh['intro'], introEn: en['intro'] }
}

/** Opens or closes pre-registration, and says what stands above its form. */
export function TermsDialog({ terms, onClose }: { terms: StoredPreRegistrationTerms; onClose: () => void }) {
  const { t } = useTranslation('pre-registration-desk')
  const [form] = Form.useForm<Values>()
  const save = useSavePreRegistrationTerms()
  const { isOpen, until, title, intro } = terms
  const send = async (values: Values) => {
    await save.mutateAsync({ version: terms.version, terms: documentOf(values) })
    showToast(t('form.saved'))
    onClose()
  }
  return (
    <WorkDialog
      title={t('settings')}
      submit={t('form.save')}
      busy={save.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <WorkForm<Values>
        form={form}
        label={t('settings')}
        initialValues={{
          isOpen,
          until: until ?? '',
          titleZh: title.zh,
          titleEn: title.en,
          introZh: intro.zh,
          introEn: intro.en,
        }}
        check={check}
        onSend={send}
        renderSubmit={() => <EnterSends />}
      >
        <WorkField name="isOpen" label={t('form.isOpen')} valuePropName="checked">
          <Switch />
        </WorkField>
        <WorkField name="until" label={t('form.until')} extra={t('form.untilHint')}>
          <Input type="date" />
        </WorkField>
        <WorkField name="titleZh" label={t('form.titleZh')} extra={t('form.titleHint')}>
          <Input lang="zh-CN" autoComplete="off" />
        </WorkField>
        <WorkField name="titleEn" label={t('form.titleEn')}>
          <Input lang="en" autoComplete="off" />
        </WorkField>
        <WorkField name="introZh" label={t('form.introZh')}>
          <Input.TextArea lang="zh-CN" rows={3} />
        </WorkField>
        <WorkField name="introEn" label={t('form.introEn')}>
          <Input.TextArea lang="en" rows={3} />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
