import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { AdCarousel } from '#src/features/fair/adverts/ad-carousel.tsx'
import { whenIdle } from '#src/common/app/when-idle.ts'
import styles from './home.module.css'
import { Opening } from './opening'

/** What lies below the first screen, with its texts, after the first screen stands. */
const Sections = lazyPart(async () => {
  await whenIdle()
  const [sections] = await Promise.all([import('./sections'), startTexts('about', 'exhibits', 'halls', 'live', 'news')])
  return sections.default
})
const Overlays = lazyPart(async () => {
  await whenIdle()
  const [overlays] = await Promise.all([import('./overlays'), startTexts('enrollment')])
  return overlays.default
})

/** The hero is that of the static shell, to the letter: what paints first stays where it is. */
function Hero() {
  const { t } = useTranslation('home')
  return (
    <section className="yz-hero">
      <img src="/hero.svg" alt="" width="1440" height="560" fetchPriority="high" />
      <div className="yz-wrap yz-hero-text">
        <h1>{t('hero.title')}</h1>
        <p>{t('hero.text')}</p>
      </div>
    </section>
  )
}

/** Home (spec: live §2): what is first seen is in the page's own script, what lies below is fetched with the data. */
export function Home() {
  const { t } = useTranslation()
  usePageView('home')
  useTitle(t('nav.home'))
  return (
    <>
      <Hero />
      <Opening />
      <div className="yz-wrap">
        <AdCarousel module="home" />
      </div>
      <Suspense fallback={<div className={styles.rest} />}>
        <Sections />
      </Suspense>
      <Suspense fallback={null}>
        <Overlays />
      </Suspense>
    </>
  )
}
