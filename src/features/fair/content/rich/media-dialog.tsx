import type { Editor } from '@tiptap/core'
import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MEDIA_MAX_KB } from '#contract/foundation/files/limits.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import type { PickedImage } from '#src/common/upload/use-image-upload.ts'
import { FilesInput } from '#src/common/work/upload/files-input.tsx'
import { PicturesInput } from '#src/common/work/upload/pictures-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { playedVideos } from '../fields/played-videos'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from './rich.module.css'

interface MediaDialogProps {
  editor: Editor
  what: 'image' | 'video'
  onClose: () => void
}

interface Values {
  alt: string
}

/** Characters of what is reported about a picture or video. */
const ALT_MAX = 200

const noChecks = () => ({})

/** A picture or video of the text: which one, and what it says to those who do not see it. */
export function MediaDialog({ editor, what, onClose }: MediaDialogProps) {
  const { t } = useTranslation('content')
  const [form] = Form.useForm<Values>()
  const altName = what === 'image' ? 'alt' : 'aria-label'
  const now = editor.getAttributes(what)
  const [pictures, setPictures] = useState<PickedImage[]>([])
  const [videos, setVideos] = useState<UploadedFile[]>([])
  const src = (what === 'image' ? pictures[0]?.url : videos[0]?.url) ?? String(now['src'] ?? '')
  const insert = async ({ alt }: Values) => {
    editor
      .chain()
      .focus()
      .insertContent({ type: what, attrs: { src, [altName]: alt.trim() } })
      .run()
    onClose()
  }
  return (
    <WorkDialog
      title={t(`rich.${what}`)}
      submit={t('rich.set')}
      disabled={src === ''}
      onSubmit={() => form.submit()}
      onClose={onClose}
    >
      <div className={styles.media}>
        {what === 'image' ? (
          <PicturesInput label={t('rich.image')} module="content" value={pictures} onChange={setPictures} max={1} />
        ) : (
          <FilesInput
            label={t('rich.video')}
            module="content"
            value={videos}
            onChange={setVideos}
            max={1}
            maxSizeKb={MEDIA_MAX_KB}
            accept={playedVideos}
            media
          />
        )}
        <WorkForm
          form={form}
          label={t(`rich.${what}`)}
          initialValues={{ alt: String(now[altName] ?? '') }}
          check={noChecks}
          onSend={insert}
          renderSubmit={() => null}
        >
          <WorkField name="alt" label={t('rich.alt')} extra={t('rich.altHint')}>
            <TextInput maxLength={ALT_MAX} showCount autoComplete="off" />
          </WorkField>
        </WorkForm>
      </div>
    </WorkDialog>
  )
}
