import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { Dialog } from '../ui/dialog/dialog'
import { Shown } from '../ui/states'
import { useFileBlob, useObjectUrl, usePreviewBlob } from './file-blob'
import styles from './upload.module.css'
import { isConverted } from './uploaded-file'

/** A picture or a text in a dialog; a PDF, or that of a document, in a tab of its own, where the browser's reader has room. */
export default function FilePreview({ file, onClose }: { file: UploadedFile; onClose: () => void }) {
  const ofPdf = isConverted(file)
  const own = useFileBlob(file.id, !ofPdf)
  const made = usePreviewBlob(file.id, ofPdf)
  return (
    <Dialog title={file.fileName} width={760} onClose={onClose}>
      <div className={styles.preview}>
        <Shown query={ofPdf ? made : own} loading={<Loading isMaking={ofPdf && made.failureCount > 0} />}>
          {(data) => <Content blob={data} file={file} />}
        </Shown>
      </div>
    </Dialog>
  )
}

function Loading({ isMaking }: { isMaking: boolean }) {
  const { t } = useTranslation('upload')
  return (
    <>
      <div className="yz-skeleton" style={{ width: '100%', height: 280 }} />
      <p role="status">{isMaking ? t('state.preparing') : ''}</p>
    </>
  )
}

function Content({ blob, file }: { blob: Blob; file: UploadedFile }) {
  const { id, fileExt, fileName } = file
  const { t } = useTranslation('upload')
  const url = useObjectUrl(blob)
  const isText = fileExt === 'txt'
  const { data: text } = useQuery({ queryKey: ['file-text', id], queryFn: () => blob.text(), enabled: isText })
  if (isText) return <pre>{text}</pre>
  if (!url) return null
  if (fileExt !== 'pdf' && !isConverted(file)) return <img src={url} alt={fileName} />
  return (
    <a className="yz-button" href={url} target="_blank" rel="noreferrer">
      {t('action.openTab')}
    </a>
  )
}
