import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseDetail } from '#contract/people/review/schemas.ts'
import { ApiError, isRefusal } from '#src/common/request/api-error.ts'
import { Dialog } from '#src/common/ui/dialog/dialog.tsx'
import { useFileBlob, useObjectUrl, usePreviewBlob } from '#src/common/upload/file-blob.ts'
import styles from './files.module.css'
import { SaveButton } from './save-button'

type CaseFile = CaseDetail['files'][number]

const PDF = 'application/pdf'
/** Where a browser has no viewer, as on phones, the frame would save the file by itself. */
const isViewed = ({ mimeType }: CaseFile): boolean => mimeType === PDF && navigator.pdfViewerEnabled
/** A document, of which a PDF may be made. */
const isDocument = ({ mimeType }: CaseFile): boolean =>
  /^application\/(msword|vnd\.(ms-(excel|powerpoint)|openxmlformats-officedocument\.))/.test(mimeType) &&
  navigator.pdfViewerEnabled
const isPicture = ({ mimeType }: CaseFile): boolean => mimeType.startsWith('image/')

/** The size as people say it. */
function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** A file as far as a browser shows it: a picture, a PDF or that of a document, else its name; with a way to keep it. */
export function FilePreview({ file }: { file: CaseFile }) {
  const { t } = useTranslation('organizer')
  const ofPdf = isDocument(file)
  const isShown = ofPdf || isPicture(file) || isViewed(file)
  const own = useFileBlob(file.id, isShown && !ofPdf)
  const made = usePreviewBlob(file.id, ofPdf)
  const { data, isError, error } = ofPdf ? made : own
  const url = useObjectUrl(data)
  // That there is none is nothing that went wrong.
  const isNone = isRefusal(error, 'NoPreview', 'PreviewFailed', 'PreviewPending')
  return (
    <figure className={styles.preview}>
      {isError ? (
        <p role={isNone ? 'status' : 'alert'}>{error instanceof ApiError ? error.message : t('case.fileLost')}</p>
      ) : null}
      {isShown && !isError ? url ? <Shown file={file} url={url} /> : <span className="yz-skeleton" /> : null}
      <figcaption>
        <span>
          {file.fileName}
          <small>{sizeText(file.fileSize)}</small>
        </span>
        <SaveButton file={file} />
      </figcaption>
    </figure>
  )
}

function Shown({ file, url }: { file: CaseFile; url: string }) {
  const { t } = useTranslation('organizer')
  const [large, setLarge] = useState(false)
  // oxlint-disable-next-line iframe-missing-sandbox -- a browser's viewer of PDFs does not run in a sandbox; the server has looked at the bytes
  if (!isPicture(file)) return <iframe className={styles.pdf} src={url} title={file.fileName} />
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('case.enlarge', { name: file.fileName })}
        onClick={() => setLarge(true)}
      >
        <img src={url} alt="" />
      </button>
      {large ? (
        <Dialog title={file.fileName} width={1100} onClose={() => setLarge(false)}>
          <img src={url} className={styles.large} alt={file.fileName} />
        </Dialog>
      ) : null}
    </>
  )
}
