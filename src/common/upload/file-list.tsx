import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/core/language.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import styles from './file-list.module.css'
import { isShown, saveUploaded } from './uploaded-file'

const FilePreview = lazy(() => import('./file-preview'))

/** `lang`: of its name, where that is not the reader's language. */
type ListedFile = UploadedFile & { lang?: Language | undefined }

interface FileListProps {
  files: readonly ListedFile[]
  /** What the list is called. */
  label: string
}

/** Files that somebody else has uploaded, each looked at where there is a way, and downloaded. */
export function FileList({ files, label }: FileListProps) {
  const { t } = useTranslation('upload')
  const [shown, setShown] = useState<UploadedFile>()
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {files.map((file) => (
          <li key={file.id}>
            <span className={styles.name}>
              <span lang={file.lang}>{file.fileName}</span> <small>{file.fileSizeStr}</small>
            </span>
            <span className={styles.ways}>
              {isShown(file) ? (
                <button
                  type="button"
                  aria-label={t('action.showOf', { name: file.fileName })}
                  onClick={() => setShown(file)}
                >
                  {t('action.show')}
                </button>
              ) : null}
              <button
                type="button"
                aria-label={t('action.downloadOf', { name: file.fileName })}
                onClick={() => void saveUploaded(file, t('problem.download'))}
              >
                {t('action.download')}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {shown ? (
        <Suspense>
          <FilePreview file={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}
