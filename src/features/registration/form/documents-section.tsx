import { useTranslation } from 'react-i18next'
import { ATTACHMENTS_MAX, EXHIBIT_PICTURES_MAX } from '../../../../contract/registration/rules'
import { IMAGE_MAX_KB, REGISTRATION_FILE_MAX_KB } from '../../../../contract/files/limits'
import { FileUpload } from '../../../common/upload/file-upload'
import { ImageUpload } from '../../../common/upload/image-upload'
import type { FieldName } from '../model/form-values'
import { fieldError, type Scope } from './scope'
import { Section, Wide } from './section'

const MODULE = 'registration'
/** px (spec: access §5) */
const PICTURE = { width: 450, height: 450 }
const pictureTypes = ['png', 'jpg', 'jpeg'] as const
const accept = ['rar', 'zip', 'doc', 'docx', 'pdf', 'jpg'] as const

/** Pictures of exhibits, and the papers of a person or of a company (spec: access §5). */
export function DocumentsSection({ scope }: { scope: Scope }) {
  const { t } = useTranslation('registration')
  const { form } = scope
  const [participant, pictures, identification, certificates] = form.watch([
    'participant',
    'exhibitsPicture',
    'identification',
    'qualificationCertificate',
  ])
  // Where the focus goes when the field is the first that is wrong.
  const target = (name: FieldName) => ({ 'data-field': name, tabIndex: -1 })
  const done = { shouldDirty: true, shouldTouch: true, shouldValidate: true }
  const files = { module: MODULE, max: ATTACHMENTS_MAX, maxSizeKb: REGISTRATION_FILE_MAX_KB, accept, required: true }
  return (
    <Section title={t('form.documents')} lead={t('form.documentsLead')}>
      <Wide>
        <div {...target('exhibitsPicture')}>
          <ImageUpload
            label={t('form.pictures')}
            hint={t('form.picturesHint', { max: EXHIBIT_PICTURES_MAX, ...PICTURE })}
            module={MODULE}
            max={EXHIBIT_PICTURES_MAX}
            maxSizeKb={IMAGE_MAX_KB}
            crop={PICTURE}
            accept={pictureTypes}
            required
            value={pictures}
            onChange={(list) => form.setValue('exhibitsPicture', list, done)}
            error={fieldError(scope, 'exhibitsPicture')}
          />
        </div>
      </Wide>
      <Wide>
        {participant === 'company' ? (
          <div {...target('qualificationCertificate')}>
            <FileUpload
              {...files}
              label={t('form.certificates')}
              hint={t('form.filesHint', { max: ATTACHMENTS_MAX, size: REGISTRATION_FILE_MAX_KB / 1024 })}
              value={certificates}
              onChange={(list) => form.setValue('qualificationCertificate', list, done)}
              error={fieldError(scope, 'qualificationCertificate')}
            />
          </div>
        ) : (
          <div {...target('identification')}>
            <FileUpload
              {...files}
              label={t('form.identification')}
              hint={t('form.filesHint', { max: ATTACHMENTS_MAX, size: REGISTRATION_FILE_MAX_KB / 1024 })}
              value={identification}
              onChange={(list) => form.setValue('identification', list, done)}
              error={fieldError(scope, 'identification')}
            />
          </div>
        )}
      </Wide>
    </Section>
  )
}
