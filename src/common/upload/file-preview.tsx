import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { UploadedFile } from '../../../contract/files/schemas'
import { Dialog } from '../ui/dialog/dialog'
import { Shown } from '../ui/states'
import { useFileBlob, useObjectUrl } from './file-blob'
import styles from './upload.module.css'

/** A picture or a text in a dialog; a PDF in a tab of its own, where the browser's reader has room. */
export default function FilePreview({ file, onClose }: { file: UploadedFile; onClose: () => void }) {
  const blob = useFileBlob(file.id)
  return (
    <Dialog title={file.fileName} width={760} onClose={onClose}>
      <div className={styles.preview}>
        <Shown query={blob} loading={<div className="yz-skeleton" style={{ width: '100%', height: 280 }} />}>
          {(data) => <Content blob={data} file={file} />}
        </Shown>
      </div>
    </Dialog>
  )
}

function Content({ blob, file: { id, fileExt, fileName } }: { blob: Blob; file: UploadedFile }) {
  const { t } = useTranslation('upload')
  const url = useObjectUrl(blob)
  const isText = fileExt === 'txt'
  const { data: text } = useQuery({ queryKey: ['file-text', id], queryFn: () => blob.text(), enabled: isText })
  if (isText) return <pre>{text}</pre>
  if (!url) return null
  if (fileExt !== 'pdf') return <img src={url} alt={fileName} />
  return (
    <a className="yz-button" href={url} target="_blank" rel="noreferrer">
      {t('action.openTab')}
    </a>
  )
}
