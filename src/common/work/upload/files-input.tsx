import { Button, Progress, Upload } from 'antd'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { isShown, saveUploaded } from '../../upload/uploaded-file'
import { useFileUpload } from '../../upload/use-file-upload'
import { handingOn, PickButton, type UploadControl, UploadZone } from './upload-zone'
import styles from './upload.module.css'

const FilePreview = lazy(() => import('../../upload/file-preview'))

interface FilesInputProps extends UploadControl {
  /** What the files are, which the button is called by. */
  label: string
  /** What they are for; the server refuses an upload without one. */
  module: string
  value?: readonly UploadedFile[]
  onChange?: (list: UploadedFile[]) => void
  /** Files that are shown elsewhere and count towards `max` too. */
  listed?: number
  max: number
  /** Never above 30720, or 512000 for media (spec: live §5). */
  maxSizeKb: number
  /** Extensions, without dots. */
  accept: readonly string[]
  /** Sound and film. */
  media?: boolean
}

const SENDING = 'sending'

/** Files by button, paste or drop, each with its progress; shown, downloaded and deleted from the list (spec: live §5). */
export function FilesInput(props: FilesInputProps) {
  const { id, label, value = [], onChange = () => undefined, max, accept, media = false, onBlur } = props
  const { t } = useTranslation('upload')
  const [shown, setShown] = useState<UploadedFile>()
  const button = useRef<HTMLButtonElement>(null)
  const { take, sending, problem, remove } = useFileUpload({ ...props, value, onChange, media })
  const leave = (act: () => void) => () => {
    act()
    button.current?.focus()
  }
  const row = (uid: string) => {
    const file = value.find((one) => one.id === uid)
    if (file) {
      return <FileRow file={file} onShow={() => setShown(file)} onRemove={leave(() => remove(file))} />
    }
    return sending ? <SendingRow {...sending} onCancel={leave(sending.cancel)} /> : null
  }
  const items = [
    ...value.map((file) => ({ uid: file.id, name: file.fileName })),
    ...(sending ? [{ uid: SENDING, name: sending.name }] : []),
  ]
  return (
    <UploadZone take={take} problem={problem} describedBy={props['aria-describedby']}>
      {(describedBy) => (
        <>
          <Upload
            {...(id ? { id } : {})}
            accept={accept.map((type) => `.${type}`).join(',')}
            multiple={max > 1}
            fileList={items}
            {...handingOn(take)}
            itemRender={(_, { uid }) => row(uid)}
          >
            <PickButton
              ref={button}
              aria-label={t('action.pickFileOf', { name: label })}
              describedBy={describedBy}
              {...(onBlur ? { onBlur } : {})}
            >
              {t('action.pickFile')}
            </PickButton>
          </Upload>
          {shown ? (
            <Suspense>
              <FilePreview file={shown} onClose={() => setShown(undefined)} />
            </Suspense>
          ) : null}
        </>
      )}
    </UploadZone>
  )
}

interface FileRowProps {
  file: UploadedFile
  onShow: () => void
  onRemove: () => void
}

function FileRow({ file, onShow, onRemove }: FileRowProps) {
  const { t } = useTranslation('upload')
  const { fileName: name, fileSizeStr } = file
  const act = (what: 'show' | 'download' | 'delete', onClick: () => void) => (
    <Button type="link" aria-label={t(`action.${what}Of`, { name })} onClick={onClick}>
      {t(`action.${what}`)}
    </Button>
  )
  return (
    <div className={styles.file}>
      <span className={styles.name}>
        {name} <small>{fileSizeStr}</small>
      </span>
      <span className={styles.actions}>
        {isShown(file) ? act('show', onShow) : null}
        {act('download', () => void saveUploaded(file, t('problem.download')))}
        {act('delete', onRemove)}
      </span>
    </div>
  )
}

function SendingRow({ name, share, onCancel }: { name: string; share: number; onCancel: () => void }) {
  const { t } = useTranslation('upload')
  return (
    <div className={styles.file}>
      <span className={styles.name}>{name}</span>
      <Button type="link" aria-label={t('action.cancelOf', { name })} onClick={onCancel}>
        {t('action.cancel')}
      </Button>
      <Progress
        className={styles.progress ?? ''}
        percent={Math.round(share * 100)}
        size="small"
        aria-label={t('state.sendingOf', { name })}
      />
    </div>
  )
}
