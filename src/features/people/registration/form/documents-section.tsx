import { useTranslation } from 'react-i18next'
import { ATTACHMENTS_MAX, EXHIBIT_PICTURES_MAX } from '#contract/people/registration/rules.ts'
import { IMAGE_MAX_KB, REGISTRATION_FILE_MAX_KB } from '#contract/foundation/files/limits.ts'
import { FilesInput } from '#src/common/work/upload/files-input.tsx'
import { PicturesInput } from '#src/common/work/upload/pictures-input.tsx'
import { WorkField } from '#src/common/work/work-form.tsx'
import { type Scope, useValue } from './scope'
import { Section, Wide } from './section'

const MODULE = 'registration'
/** px (spec: access §5) */
const PICTURE = { width: 450, height: 450 }
const pictureTypes = ['png', 'jpg', 'jpeg'] as const
const accept = ['rar', 'zip', 'doc', 'docx', 'pdf', 'jpg', 'png'] as const
const judged = ['onChange', 'onBlur']

/** Pictures of exhibits, and the papers of a person or of a company (spec: access §5). */
export function DocumentsSection({ scope }: { scope: Scope }) {
  const { t } = useTranslation('registration')
  const isCompany = useValue(scope, 'participant') === 'company'
  const papers = isCompany ? 'qualificationCertificate' : 'identification'
  const papersLabel = t(isCompany ? 'form.certificates' : 'form.identification')
  return (
    <Section title={t('form.documents')} lead={t('form.documentsLead')}>
      <Wide>
        <WorkField
          name="exhibitsPicture"
          label={t('form.pictures')}
          extra={t('form.picturesHint', { max: EXHIBIT_PICTURES_MAX, ...PICTURE })}
          required
          validateTrigger={judged}
        >
          <PicturesInput
            label={t('form.pictures')}
            module={MODULE}
            max={EXHIBIT_PICTURES_MAX}
            maxSizeKb={IMAGE_MAX_KB}
            crop={PICTURE}
            accept={pictureTypes}
          />
        </WorkField>
      </Wide>
      <Wide>
        <WorkField
          key={papers}
          name={papers}
          label={papersLabel}
          extra={t('form.filesHint', { max: ATTACHMENTS_MAX, size: REGISTRATION_FILE_MAX_KB / 1024 })}
          required
          validateTrigger={judged}
        >
          <FilesInput
            label={papersLabel}
            module={MODULE}
            max={ATTACHMENTS_MAX}
            maxSizeKb={REGISTRATION_FILE_MAX_KB}
            accept={accept}
          />
        </WorkField>
      </Wide>
    </Section>
  )
}
