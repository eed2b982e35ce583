import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../contract/files/endpoints'
import type { UploadedFile } from '../../../contract/files/schemas'
import { ApiError } from '../request/api-error'
import { openBlob } from '../request/open-blob'
import { showAlert } from '../ui/notices/notices'
import styles from './upload.module.css'

/** Kinds that a browser shows by itself. */
const SHOWN = new Set(['jpg', 'jpeg', 'png', 'gif', 'pdf', 'txt'])

/** Whether the file can be looked at without downloading it. */
export const isShown = ({ fileExt }: UploadedFile): boolean => SHOWN.has(fileExt)

/** Saves the file under its name; it is fetched with headers, which a plain link would not send. */
export async function download({ id, fileName }: UploadedFile): Promise<void> {
  const url = URL.createObjectURL(await openBlob(downloadFile, { id }))
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click()
  URL.revokeObjectURL(url)
}

interface FileRowProps {
  file: UploadedFile
  /** Left out where the file cannot be shown. */
  onShow?: () => void
  onRemove: () => void
}

/** An uploaded file with what can be done with it. */
export function FileRow({ file, onShow, onRemove }: FileRowProps) {
  const { t } = useTranslation('upload')
  const { fileName: name, fileSizeStr } = file
  const save = () =>
    download(file).catch((error: unknown) =>
      showAlert(error instanceof ApiError ? error.message : t('problem.download')),
    )
  return (
    <li className={styles.file}>
      <span className={styles.fileName}>
        {name}
        <small>{fileSizeStr}</small>
      </span>
      <span className={styles.actions}>
        {onShow ? (
          <button type="button" className={styles.action} aria-label={t('action.showOf', { name })} onClick={onShow}>
            {t('action.show')}
          </button>
        ) : null}
        <button
          type="button"
          className={styles.action}
          aria-label={t('action.downloadOf', { name })}
          onClick={() => void save()}
        >
          {t('action.download')}
        </button>
        <button type="button" className={styles.action} aria-label={t('action.deleteOf', { name })} onClick={onRemove}>
          {t('action.delete')}
        </button>
      </span>
    </li>
  )
}
