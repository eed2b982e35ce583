import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { returnContent } from '#contract/fair/content/endpoints.ts'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import { OPINION_MAX } from '#contract/fair/content/limits.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { reasonText } from '#contract/core/reason.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useContentChange } from '../api'
import { TextArea } from '#src/common/work/form/text-input.tsx'

interface GiveBackDialogProps {
  kind: ContentKind
  of: ContentObject
  onDone: (object: ContentObject) => void
  onClose: () => void
}

/** Returns a draft to its exhibitor, who reads why. */
export function GiveBackDialog({ kind, of, onDone, onClose }: GiveBackDialogProps) {
  const { t } = useTranslation('content')
  const [form] = Form.useForm<{ opinion: string }>()
  const giveBack = useContentChange(returnContent)
  const send = async ({ opinion }: { opinion: string }) => {
    const object = await giveBack.mutateAsync({ kind, id: of.id, revision: of.revision, opinion: opinion.trim() })
    showToast(t('review.givenBack'))
    onDone(object)
  }
  return (
    <WorkDialog
      title={t('review.giveBackTitle')}
      submit={t('review.giveBackSubmit')}
      busy={giveBack.isPending}
      onSubmit={() => form.submit()}
      onClose={onClose}
    >
      <WorkForm
        form={form}
        label={t('review.giveBackTitle')}
        initialValues={{ opinion: '' }}
        check={({ opinion }) => ({ opinion: reasonText(opinion) })}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="opinion" label={t('review.why')} required>
          <TextArea rows={4} maxLength={OPINION_MAX} showCount />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
