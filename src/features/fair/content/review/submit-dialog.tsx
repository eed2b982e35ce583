import { useTranslation } from 'react-i18next'
import { submitContent } from '#contract/fair/content/endpoints.ts'
import { type ContentKind, fieldsOf } from '#contract/fair/content/kinds.ts'
import { findMissing } from '#contract/fair/content/rules.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useContentChange } from '../api'
import { fieldLabel } from '../fields/labels'
import styles from '../content.module.css'

interface SubmitDialogProps {
  kind: ContentKind
  of: ContentObject
  onClose: () => void
  /** It waits for an organizer now, or is published where its exhibitor is trusted. */
  onPublished: (object: ContentObject) => void
}

/** Hands a draft to the organizer; what is missing is here. */
export function SubmitDialog({ kind, of, onClose, onPublished }: SubmitDialogProps) {
  const { t } = useTranslation('content')
  const submit = useContentChange(submitContent)
  const missing = findMissing(fieldsOf(kind), of.document)
  const send = async () => {
    try {
      const object = await submit.mutateAsync({ kind, id: of.id, revision: of.revision })
      showToast(t(object.review === 'waiting' ? 'review.submitted' : 'review.publishedAtOnce'))
      onPublished(object)
    } catch (error) {
      showAlert(errorMessage(error))
    }
  }
  return (
    <WorkDialog
      title={t('review.submitTitle')}
      submit={t('review.submitSubmit')}
      disabled={missing.length > 0}
      busy={submit.isPending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {missing.length > 0 ? (
        <p className={styles.missing} role="alert">
          {t('publish.missing', { fields: missing.map((name) => t(fieldLabel(kind, name))).join(t('list.comma')) })}
        </p>
      ) : (
        <p>{t('review.submitLead')}</p>
      )}
    </WorkDialog>
  )
}
