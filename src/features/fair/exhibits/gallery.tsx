import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { LARGE_SIZES } from '#src/common/ui/card/picture-sources.ts'
import styles from './gallery.module.css'
import { ZoomDialog } from './zoom-dialog'

interface GalleryProps {
  pictures: readonly string[]
  title: string
}

/** Steps through the pictures with wrap-around; left and right arrows do the same. */
function turn(event: React.KeyboardEvent, step: (by: number) => void): void {
  if (event.key === 'ArrowLeft') step(-1)
  else if (event.key === 'ArrowRight') step(1)
  else return
  event.preventDefault()
}

/** A large picture, its thumbnails, and a dialog to look closer. */
export function Gallery({ pictures, title }: GalleryProps) {
  const { t } = useTranslation('exhibits')
  const [chosen, setChosen] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  const count = pictures.length
  const current = Math.min(chosen, Math.max(0, count - 1))
  const src = pictures[current]
  if (src === undefined) return <Cover src="" title={title} alt={title} />

  const step = (by: number) => setChosen((current + by + count) % count)
  const name = (i: number) => t('gallery.picture', { title, number: i + 1, count })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys for the buttons within
    <div className={styles.gallery} onKeyDown={(event) => turn(event, step)}>
      <button type="button" className={styles.main} onClick={() => setZoomed(true)} aria-label={t('gallery.zoom')}>
        <Cover src={src} title={title} alt={name(current)} sizes={LARGE_SIZES} eager />
      </button>
      {count > 1 ? (
        <ul>
          {pictures.map((picture, i) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={name(i)}
                aria-current={i === current ? 'true' : undefined}
                onClick={() => setChosen(i)}
              >
                <Cover src={picture} title={title} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {zoomed ? (
        <ZoomDialog src={src} name={name(current)} step={count > 1 ? step : undefined} close={() => setZoomed(false)} />
      ) : null}
    </div>
  )
}
