import { useTranslation } from 'react-i18next'
import type { AdvertModule } from '../../../contract/adverts'
import { Carousel } from '../../common/ui/carousel'
import styles from './ad-carousel.module.css'
import { useAdverts } from './api'

const RATIO = 10 / 3

/** The adverts of one place. Without any, or when they cannot be had, the page goes on without them. */
export function AdCarousel({ module }: { module: AdvertModule }) {
  const { t } = useTranslation()
  const { data, isPending } = useAdverts(module)
  if (isPending) return <div className={`yz-skeleton ${styles.ads}`} style={{ aspectRatio: RATIO }} />
  if (!data || data.length === 0) return null
  return (
    <div className={styles.ads}>
      {/* Swiper moves the slides about, so another list of adverts gets slides of its own. */}
      <Carousel
        key={data.map(({ id, title }) => `${id}${title}`).join()}
        label={t('adverts.label')}
        items={data}
        ratio={RATIO}
        eager
      />
    </div>
  )
}
