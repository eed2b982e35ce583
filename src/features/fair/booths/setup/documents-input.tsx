import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { SETUP_DOCUMENTS_MAX, SETUP_FILE_MAX_KB, SETUP_TITLE_MAX } from '#contract/fair/booths/setup/limits.ts'
import { SETUP_MODULE, setupFileTypes } from '#contract/fair/booths/setup/rules.ts'
import type { HallSetup } from '#contract/fair/booths/setup/schemas.ts'
import { cutText } from '#contract/core/text/cut-text.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { saveUploaded } from '#src/common/upload/uploaded-file.ts'
import { BothInput } from '#src/common/work/form/both-input.tsx'
import { Sortable } from '#src/common/work/sortable/sortable.tsx'
import { SortablePart } from '#src/common/work/sortable/sortable-part.tsx'
import { FilesInput } from '#src/common/work/upload/files-input.tsx'
import type { UploadControl } from '#src/common/work/upload/upload-zone.tsx'
import styles from './setup.module.css'

type Document = HallSetup['documents'][number]

interface DocumentsInputProps extends UploadControl {
  value?: Document[]
  onChange?: (documents: Document[]) => void
}

const none: Document[] = []
const noFiles: UploadedFile[] = []
const ignore = () => undefined

/** PDF files with their titles, in the order in which exhibitors see them. */
export function DocumentsInput({ value = none, onChange = ignore, ...control }: DocumentsInputProps) {
  const { t, i18n } = useTranslation('hall-setup')
  const parts = value.map((document) => ({ ...document, id: document.file.id }))
  const nameOf = ({ file }: Document) => file.fileName
  const move = (from: number, to: number) => {
    const rest = value.filter((_, place) => place !== from)
    onChange([...rest.slice(0, to), ...value.slice(from, from + 1), ...rest.slice(to)])
  }
  const add = (uploaded: readonly UploadedFile[]) => {
    const known = new Set(value.map(({ file }) => file.id))
    const fresh = uploaded.filter(({ id }) => !known.has(id))
    const titled = fresh.map((file) => {
      const name = cutText(file.fileName.replace(/\.[^.]*$/, ''), SETUP_TITLE_MAX)
      return { file, title: i18n.language === 'zh-CN' ? { zh: name, en: '' } : { zh: '', en: name } }
    })
    if (titled.length > 0) onChange([...value, ...titled])
  }
  return (
    <>
      <Sortable parts={parts} nameOf={nameOf} onMove={move}>
        <ol className={styles.documents}>
          {parts.map(({ id, file, title }) => (
            <SortablePart key={id} id={id} name={file.fileName} className={styles.document}>
              {(handle) => (
                <>
                  {handle}
                  <div className={styles.title}>
                    <BothInput
                      label={t('documentTitle', { name: file.fileName })}
                      value={title}
                      max={SETUP_TITLE_MAX}
                      onChange={(to) => onChange(value.map((one) => (one.file.id === id ? { file, title: to } : one)))}
                    />
                    <Button
                      type="link"
                      size="small"
                      aria-label={t('upload:action.downloadOf', { name: file.fileName })}
                      onClick={() => void saveUploaded(file, t('upload:problem.download'))}
                    >
                      {`${file.fileName} · ${file.fileSizeStr}`}
                    </Button>
                  </div>
                  <Button
                    type="text"
                    danger
                    aria-label={t('removeOf', { name: file.fileName })}
                    onClick={() => onChange(value.filter((one) => one.file.id !== id))}
                  >
                    {t('remove')}
                  </Button>
                </>
              )}
            </SortablePart>
          ))}
        </ol>
      </Sortable>
      <FilesInput
        {...control}
        label={t('field.documents')}
        module={SETUP_MODULE}
        value={noFiles}
        listed={value.length}
        onChange={add}
        max={SETUP_DOCUMENTS_MAX}
        maxSizeKb={SETUP_FILE_MAX_KB}
        accept={setupFileTypes}
      />
      <small className={styles.hint}>{t('documentsHint', { max: SETUP_DOCUMENTS_MAX })}</small>
    </>
  )
}
