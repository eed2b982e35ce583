import { Button } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PORTRAIT } from '#src/common/upload/picture.ts'
import type { UploadControl } from '#src/common/work/upload/upload-zone.tsx'
import styles from './personal.module.css'

const PicturesInput = lazy(async () => ({
  default: (await import('#src/common/work/upload/pictures-input.tsx')).PicturesInput,
}))

interface AvatarProps extends UploadControl {
  /** Its first letter stands in for a picture. */
  name: string
  /** Address of the picture, or empty. */
  value?: string
  onChange?: (address: string) => void
}

/** The portrait in its circle, with a way to another one. */
export function Avatar({ name, value = '', onChange, ...control }: AvatarProps) {
  const { t } = useTranslation('personal')
  return (
    <div className={styles.portrait}>
      {value ? (
        <img className={styles.circle} src={value} alt={t('profile.avatarNow')} width="112" height="112" />
      ) : (
        <span className={styles.circle} aria-hidden="true">
          {String.fromCodePoint(name.codePointAt(0) ?? 0)}
        </span>
      )}
      <div>
        <Suspense fallback={<div className={`yz-skeleton ${styles.picking}`} />}>
          <PicturesInput
            {...control}
            label={t('profile.avatar')}
            module="avatar"
            value={[]}
            onChange={([image]) => {
              if (image) onChange?.(image.url)
            }}
            max={1}
            crop={{ ...PORTRAIT, portrait: true }}
          />
        </Suspense>
        {value ? (
          <Button type="link" className={styles.plain ?? ''} onClick={() => onChange?.('')}>
            {t('profile.noAvatar')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
