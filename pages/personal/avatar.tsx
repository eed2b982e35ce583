import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ImageUpload } from '../../src/common/upload/image-upload'
import { PORTRAIT } from '../../src/common/upload/picture'
import styles from './personal.module.css'

interface AvatarProps {
  /** Its first letter stands in for a picture. */
  name: string
  /** Address of the picture, or empty. */
  value: string
  onChange: (address: string) => void
}

/** The portrait in its circle, with a way to another one. */
export function Avatar({ name, value, onChange }: AvatarProps) {
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
        <ImageUpload
          label={t('profile.avatar')}
          module="avatar"
          value={[]}
          onChange={([image]) => {
            if (image) onChange(image.url)
          }}
          max={1}
          crop={{ ...PORTRAIT, portrait: true }}
        />
        {value ? (
          <Button type="link" className={styles.plain ?? ''} onClick={() => onChange('')}>
            {t('profile.noAvatar')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
