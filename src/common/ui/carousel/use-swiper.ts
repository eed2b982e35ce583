import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type Swiper from 'swiper'
import { whenIdle } from '../../app/when-idle'
import { prefersReducedMotion } from '../reduced-motion'

const SLIDE_MS = 500

interface SwiperHandle {
  /** Goes on the element that holds the wrapper of the slides. */
  frame: RefObject<HTMLDivElement | null>
  /** The slide that shows, from 0. */
  index: number
  ready: boolean
  next: () => void
  previous: () => void
  goTo: (index: number) => void
}

/**
 * Swiper over slides that React has drawn; the one file that imports it, and only once there is something to slide.
 * Until it is loaded, and if it cannot be, the first slide stands still.
 */
export function useSwiper(count: number): SwiperHandle {
  const frame = useRef<HTMLDivElement>(null)
  const swiper = useRef<Swiper>(null)
  const [index, setIndex] = useState(0)
  const [ready, setReady] = useState(false)

  const start = useEffectEvent((SwiperClass: typeof Swiper) => {
    if (!frame.current) return
    swiper.current = new SwiperClass(frame.current, {
      loop: true,
      speed: prefersReducedMotion() ? 0 : SLIDE_MS,
      // Links in slides stay links unless the slide was dragged.
      preventClicks: true,
      on: { realIndexChange: ({ realIndex }) => setIndex(realIndex) },
    })
    setReady(true)
  })

  useEffect(() => {
    if (count < 2) return undefined
    let gone = false
    const load = async () => {
      await whenIdle()
      const [{ default: SwiperClass }] = await Promise.all([import('swiper'), import('swiper/css')])
      if (!gone) start(SwiperClass)
    }
    load().catch(() => undefined)
    return () => {
      gone = true
      swiper.current?.destroy()
      swiper.current = null
    }
  }, [count])

  return {
    frame,
    index,
    ready,
    next: () => swiper.current?.slideNext(),
    previous: () => swiper.current?.slidePrev(),
    goTo: (target) => swiper.current?.slideToLoop(target),
  }
}
