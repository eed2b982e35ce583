import { useTranslation } from 'react-i18next'
import styles from './carousel.module.css'
import { LaterIcon } from '../later-icon'

interface Props {
  index: number
  items: readonly { id: number }[]
  paused: boolean
  togglePaused: () => void
  previous: () => void
  next: () => void
  goTo: (index: number) => void
}

export function CarouselControls({ index, items, paused, togglePaused, previous, next, goTo }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <button
        type="button"
        className={styles.arrow}
        data-side="left"
        aria-label={t('carousel.previous')}
        onClick={previous}
      >
        <LaterIcon name="left" />
      </button>
      <button type="button" className={styles.arrow} data-side="right" aria-label={t('carousel.next')} onClick={next}>
        <LaterIcon name="right" />
      </button>
      <div className={styles.bullets}>
        {items.map(({ id }, at) => (
          <button
            key={id}
            type="button"
            aria-label={t('carousel.goTo', { index: at + 1 })}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => goTo(at)}
          />
        ))}
        <button
          type="button"
          className={styles.pause}
          aria-label={t(paused ? 'carousel.play' : 'carousel.pause')}
          onClick={togglePaused}
        >
          <LaterIcon name={paused ? 'play' : 'pause'} size={14} />
        </button>
      </div>
    </>
  )
}
