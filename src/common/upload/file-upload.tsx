import { lazy, type Ref, Suspense, useRef, useState } from 'react'
import type { FieldError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { UploadedFile } from '../../../contract/files/schemas'
import { Field } from '../form/field'
import { fileLimitKb, formatMegabytes } from './check-upload'
import { FileRow, isShown } from './file-row'
import { toFieldError } from './problem'
import styles from './upload.module.css'
import { useDropZone } from './use-drop-zone'
import { useFileUpload } from './use-file-upload'

const FilePreview = lazy(() => import('./file-preview'))

interface FileUploadProps {
  label: string
  /** What the files are for; the server refuses an upload without one. */
  module: string
  value: readonly UploadedFile[]
  onChange: (list: UploadedFile[]) => void
  max: number
  /** Never above 30720, or 512000 for media (spec: live §5). */
  maxSizeKb: number
  /** Extensions, without dots. */
  accept: readonly string[]
  /** Sound and film. */
  media?: boolean
  error?: FieldError | undefined
  hint?: string
  required?: boolean
  /** What gets the focus when the form finds a fault. */
  focusRef?: Ref<HTMLInputElement>
}

/** Files by button, paste or drop, each with its progress; shown, downloaded and deleted from the list (spec: live §5). */
export function FileUpload(props: FileUploadProps) {
  const { label, value, max, maxSizeKb, accept, media = false, hint, required, focusRef } = props
  const { t } = useTranslation('upload')
  const [shown, setShown] = useState<UploadedFile>()
  const upload = useFileUpload({ ...props, media })
  const zone = useRef<HTMLDivElement>(null)
  const { isOver, handlers } = useDropZone(zone, upload.take)
  const { problem, sending } = upload
  const focus = () => zone.current?.querySelector('input')?.focus()
  const usualHint = t(max === 1 ? 'hint.file' : 'hint.files', {
    types: accept.join(', '),
    size: formatMegabytes(fileLimitKb(maxSizeKb, media)),
    count: max,
  })
  return (
    <Field
      label={label}
      error={toFieldError(problem, t) ?? props.error}
      hint={hint ?? usualHint}
      {...(required ? { required } : {})}
    >
      {({ id, 'aria-describedby': described }) => (
        <div ref={zone} className={styles.fileZone} data-over={isOver || undefined} {...handlers}>
          <div className={styles.pick}>
            <input
              ref={focusRef}
              id={id}
              className={styles.input}
              type="file"
              accept={accept.map((type) => `.${type}`).join(',')}
              multiple={max > 1}
              aria-describedby={described}
              onChange={({ currentTarget }) => {
                upload.take([...(currentTarget.files ?? [])])
                // The same file may be chosen again.
                currentTarget.value = ''
              }}
            />
            <label className={styles.button} htmlFor={id}>
              <span className={styles.plus} aria-hidden="true" />
              {t('action.pickFile')}
            </label>
          </div>
          <ul className={styles.files}>
            {value.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                {...(isShown(file) ? { onShow: () => setShown(file) } : {})}
                onRemove={() => {
                  upload.remove(file)
                  focus()
                }}
              />
            ))}
            {sending ? (
              <li className={styles.file}>
                <span className={styles.fileName}>{sending.name}</span>
                <button
                  type="button"
                  className={styles.action}
                  aria-label={t('action.cancelOf', { name: sending.name })}
                  onClick={() => {
                    sending.cancel()
                    focus()
                  }}
                >
                  {t('action.cancel')}
                </button>
                <progress value={sending.share} aria-label={t('state.sendingOf', { name: sending.name })} />
              </li>
            ) : null}
          </ul>
          {shown ? (
            <Suspense>
              <FilePreview file={shown} onClose={() => setShown(undefined)} />
            </Suspense>
          ) : null}
        </div>
      )}
    </Field>
  )
}
