import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { publishContent } from '#contract/fair/content/endpoints.ts'
import { type ContentKind, fieldsOf } from '#contract/fair/content/kinds.ts'
import { findGaps, findMissing } from '#contract/fair/content/rules.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { toFieldValue, toInstant } from '#src/common/work/form/china-field.ts'
import { MomentInput } from '#src/common/work/moment-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useContentChange } from './api'
import { fieldLabel } from './fields/labels'
import styles from './content.module.css'

interface Days {
  from: string
  until: string
}

interface PublishDialogProps {
  kind: ContentKind
  of: ContentObject
  onClose: () => void
  onPublished: (object: ContentObject) => void
}

const noChecks = () => ({})
const refusals = { until: ['ContentDaysWrong'] } as const

/** From when until when visitors see the draft; what is missing is here, with what must not be. */
export function PublishDialog({ kind, of, onClose, onPublished }: PublishDialogProps) {
  const { t } = useTranslation('content')
  const [form] = Form.useForm<Days>()
  const publish = useContentChange(publishContent)
  const fields = fieldsOf(kind)
  const missing = findMissing(fields, of.document)
  const gaps = findGaps(fields, of.document).map((gap) => gap.split('.'))
  const labels = (parts: string[]) => parts.map((name) => t(fieldLabel(kind, name))).join(t('list.comma'))
  const inEnglish = gaps.flatMap(([name = '', language]) =>
    language === 'en' && !missing.includes(name) ? [name] : [],
  )
  const silent = gaps.flatMap(([name = '', part]) => (part === 'alt' ? [name] : []))
  const isShown = of.state === 'published'

  const send = async ({ from, until }: Days) => {
    const days = { ...(from ? { from: toInstant(from) } : {}), ...(until ? { until: toInstant(until) } : {}) }
    const published = await publish.mutateAsync({ kind, id: of.id, revision: of.revision, ...days })
    showToast(t(published.state === 'scheduled' ? 'publish.scheduled' : 'publish.done'))
    onPublished(published)
  }
  return (
    <WorkDialog
      title={t('publish.title')}
      submit={t('publish.submit')}
      disabled={missing.length > 0}
      busy={publish.isPending}
      onSubmit={() => form.submit()}
      onClose={onClose}
    >
      {missing.length > 0 ? (
        <p className={styles.missing} role="alert">
          {t('publish.missing', { fields: labels(missing) })}
        </p>
      ) : null}
      {inEnglish.length > 0 ? (
        <p className={styles.hint}>{t('publish.english', { fields: labels(inEnglish) })}</p>
      ) : null}
      {silent.length > 0 ? <p className={styles.hint}>{t('publish.alt', { fields: labels(silent) })}</p> : null}
      <WorkForm
        form={form}
        label={t('publish.title')}
        initialValues={{ from: '', until: of.shownUntil && of.state !== 'ended' ? toFieldValue(of.shownUntil) : '' }}
        check={noChecks}
        onSend={send}
        refusals={refusals}
        renderSubmit={() => null}
      >
        {isShown ? null : (
          <WorkField name="from" label={t('publish.from')} extra={t('publish.fromHint')}>
            <MomentInput />
          </WorkField>
        )}
        <WorkField name="until" label={t('publish.until')} extra={t('publish.untilHint')}>
          <MomentInput />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
