import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkAddress } from '#contract/core/contact/contact-rules.ts'
import { Field } from '../form/field'
import form from '../form/form.module.css'
import { Icon } from '../ui/icon'
import { useFileBlob, useObjectUrl } from './file-blob'
import styles from './upload.module.css'
import type { PickedImage } from './use-image-upload'

interface ImageTileProps {
  image: PickedImage
  links: boolean
  onChange: (image: PickedImage) => void
  onRemove: () => void
}

/** An uploaded picture; it may be taken away, and with links on it may lead somewhere. */
export function ImageTile({ image, links, onChange, onRemove }: ImageTileProps) {
  const { t } = useTranslation('upload')
  const { data } = useFileBlob(image.id)
  const url = useObjectUrl(data)
  const { fileName } = image
  return (
    <li className={links ? styles.linked : undefined}>
      <div className={styles.picture}>
        {url ? <img src={url} alt={fileName} /> : <span className={styles.name}>{fileName}</span>}
        <button
          type="button"
          className={styles.remove}
          aria-label={t('action.remove', { name: fileName })}
          onClick={onRemove}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
      {links ? <LinkOf image={image} onChange={onChange} /> : null}
    </li>
  )
}

function LinkOf({ image, onChange }: Pick<ImageTileProps, 'image' | 'onChange'>) {
  const { t } = useTranslation('upload')
  const [left, setLeft] = useState(false)
  const { checked = false, jumpLink = '' } = image
  const breach = linkAddress(jumpLink)
  return (
    <div className={styles.link}>
      <label className={form.tick}>
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange({ ...image, checked: event.target.checked, ifRight: breach === undefined })}
        />
        <span>{t('link.use')}</span>
      </label>
      {checked ? (
        <Field label={t('link.address')} error={left && breach ? { type: breach } : undefined}>
          {(control) => (
            <input
              {...control}
              className={form.input}
              type="url"
              placeholder="https://"
              value={jumpLink}
              onBlur={() => setLeft(true)}
              onChange={({ target }) =>
                onChange({ ...image, jumpLink: target.value, ifRight: linkAddress(target.value) === undefined })
              }
            />
          )}
        </Field>
      ) : null}
    </div>
  )
}
