import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MEDIA_MAX_KB } from '#contract/foundation/files/limits.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { FilesInput } from '#src/common/work/upload/files-input.tsx'
import type { UploadControl } from '#src/common/work/upload/upload-zone.tsx'
import { playedVideos } from './played-videos'
import styles from './fields.module.css'

interface VideoInputProps extends UploadControl {
  label: string
  /** Its address; empty: none. */
  value?: string
  onChange?: (address: string) => void
}

/** One video: the one that is there, to be looked at and removed, or one to be sent. */
export function VideoInput({ label, value = '', onChange, ...control }: VideoInputProps) {
  const { t } = useTranslation('content')
  const [sent, setSent] = useState<UploadedFile[]>([])
  const pick = (files: UploadedFile[]) => {
    setSent(files)
    onChange?.(files[0]?.url ?? '')
  }
  // What was sent here is a row of the list; what the form has by another way stands before it.
  const isOwn = value !== '' && sent[0]?.url !== value
  return (
    <>
      {isOwn ? (
        <div className={styles.video}>
          {/* oxlint-disable-next-line media-has-caption -- it is played without sound */}
          <video src={value} aria-label={t('field.video')} controls muted playsInline preload="metadata" />
          <Button type="link" onClick={() => pick([])}>
            {t('field.removeVideo')}
          </Button>
        </div>
      ) : (
        <FilesInput
          {...control}
          label={label}
          module="content"
          value={value === '' ? [] : sent}
          onChange={pick}
          max={1}
          maxSizeKb={MEDIA_MAX_KB}
          accept={playedVideos}
          media
        />
      )}
    </>
  )
}
