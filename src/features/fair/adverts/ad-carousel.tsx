import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { advertRatio } from '#contract/fair/adverts/rules.ts'
import type { Advert, AdvertModule } from '#contract/fair/adverts/schemas.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { whenIdle } from '#src/common/app/when-idle.ts'
import styles from './ad-carousel.module.css'
import { useAdverts } from './api'

// The first picture stands at once; what turns the pictures comes after the page's own content.
const Carousel = lazyPart(
  async () => (await whenIdle().then(() => import('#src/common/ui/carousel/carousel.tsx'))).Carousel,
  ({ items, ratio }) => <FirstPicture advert={items[0]} ratio={ratio} />,
)

function FirstPicture({ advert, ratio }: { advert: Advert | undefined; ratio: number }) {
  return (
    <div className={styles.still} style={{ aspectRatio: ratio }}>
      {advert ? <img src={advert.imageUrl} alt={advert.title} /> : null}
    </div>
  )
}

/** The adverts of one place. Without any, or when they cannot be had, the page goes on without them. */
export function AdCarousel({ module }: { module: AdvertModule }) {
  const { t } = useTranslation()
  const { data, isPending } = useAdverts(module)
  const ratio = advertRatio(module)
  if (isPending) return <div className={`yz-skeleton ${styles.ads}`} style={{ aspectRatio: ratio }} />
  if (!data || data.length === 0) return null
  return (
    <div className={styles.ads}>
      <Suspense fallback={<FirstPicture advert={data[0]} ratio={ratio} />}>
        {/* Swiper moves the slides about, so another list of adverts gets slides of its own. */}
        <Carousel
          key={data.map(({ id, title }) => `${id}${title}`).join()}
          label={t('adverts.label')}
          items={data}
          ratio={ratio}
          eager
        />
      </Suspense>
    </div>
  )
}
