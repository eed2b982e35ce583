import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CAROUSEL_DELAY_MS } from '#contract/core/limits.ts'
import { CarouselControls } from './carousel-controls'
import styles from './carousel.module.css'
import { linkOf } from './link-of'
import { prefersReducedMotion } from '../reduced-motion'
import { useSwiper } from './use-swiper'

export interface CarouselItem {
  id: number
  imageUrl: string
  /** The picture's text, and the link's name. */
  title: string
  /** Empty when the picture leads nowhere. */
  jumpLink: string
}

interface Props {
  /** What the carousel is, for those who cannot see it. */
  label: string
  items: readonly CarouselItem[]
  /** width / height */
  ratio: number
  /** The first picture is seen at once. */
  eager?: boolean
}

function Picture({ item, eager }: { item: CarouselItem; eager: boolean }) {
  const picture = (
    <>
      <img src={item.imageUrl} alt={item.title} loading={eager ? 'eager' : 'lazy'} decoding="async" />
      {/* To the eye alone: the picture's text says the same. */}
      <span className={styles.caption} aria-hidden="true">
        {item.title}
      </span>
    </>
  )
  const link = linkOf(item.jumpLink)
  return link ? <a {...link}>{picture}</a> : picture
}

/**
 * Pictures that follow each other every three seconds, in a loop; a single one stands still (spec: common §2). They
 * wait while the pointer or the focus is on them, and for readers who want less motion until they ask for it.
 */
export function Carousel({ label, items, ratio, eager = false }: Props) {
  const { t } = useTranslation()
  const { frame, index, ready, next, previous, goTo } = useSwiper(items.length)
  const [paused, setPaused] = useState(prefersReducedMotion)
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const playing = ready && !paused && !held.pointer && !held.focus

  const turn = useEffectEvent(() => next())
  useEffect(() => {
    if (!playing) return undefined
    const timer = setInterval(() => turn(), CAROUSEL_DELAY_MS)
    return () => clearInterval(timer)
    // oxlint-disable-next-line exhaustive-effect-dependencies -- a slide chosen by hand stays its full time too
  }, [playing, index])

  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- pointer and focus only hold the slides
    <section
      className={styles.carousel}
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      style={{ aspectRatio: ratio }}
      onMouseEnter={() => setHeld((was) => ({ ...was, pointer: true }))}
      onMouseLeave={() => setHeld((was) => ({ ...was, pointer: false }))}
      onFocus={() => setHeld((was) => ({ ...was, focus: true }))}
      onBlur={() => setHeld((was) => ({ ...was, focus: false }))}
    >
      <div ref={frame} className={`swiper ${styles.frame}`}>
        <div className={`swiper-wrapper ${styles.slides}`} aria-live={playing ? 'off' : 'polite'}>
          {items.map((item, at) => (
            <div
              key={item.id}
              className={`swiper-slide ${styles.slide}`}
              role="group"
              aria-label={t('carousel.slide', { index: at + 1, total: items.length })}
              inert={at !== index}
            >
              <Picture item={item} eager={eager && at === 0} />
            </div>
          ))}
        </div>
      </div>
      {ready ? (
        <CarouselControls
          index={index}
          items={items}
          paused={paused}
          {...{ previous, next, goTo }}
          togglePaused={() => setPaused(!paused)}
        />
      ) : null}
    </section>
  )
}
