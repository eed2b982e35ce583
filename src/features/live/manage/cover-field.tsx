import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ImageUpload, type PickedImage } from '../../../common/upload/image-upload'
import styles from './live-manage.module.css'
import type { LiveValues } from './live-values'

const SHAPE = { width: 1_280, height: 720 }

/** The picture of a session: the one it has, another one cut to 16:9, or none. */
export function CoverField({ form: { control, setValue } }: { form: UseFormReturn<LiveValues> }) {
  const { t } = useTranslation('live-manage')
  const coverUrl = useWatch({ control, name: 'coverUrl' })
  const [picked, setPicked] = useState<PickedImage[]>([])
  const pick = (images: PickedImage[]) => {
    setPicked(images)
    setValue('coverUrl', images[0]?.url ?? '', { shouldDirty: true })
  }
  const isOwn = picked.length === 0 && coverUrl !== ''
  return (
    <>
      {isOwn ? (
        <figure className={styles.cover}>
          <img src={coverUrl} alt={t('form.coverNow')} width={320} height={180} />
          <button type="button" onClick={() => pick([])}>
            {t('form.coverRemove')}
          </button>
        </figure>
      ) : null}
      <ImageUpload
        label={t('form.cover')}
        hint={t('form.coverHint')}
        module="live"
        value={picked}
        onChange={pick}
        max={1}
        crop={SHAPE}
      />
    </>
  )
}
