import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveCard as Live } from '#contract/core/live/live-card.ts'
import { exhibitorAddress, liveAddress } from '#src/common/app/addresses.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { Heart } from '#src/common/follow/heart-place.tsx'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { FairTime } from '#src/common/ui/time/fair-time.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import styles from './live-card.module.css'
import { LiveTag, liveTags } from './live-tag'

// Lists are at the limit of their first load: the button takes its place a little later.
const ReserveButton = lazyPart(async () => (await import('./reserve/reserve-button')).ReserveButton, ReserveInRoom)

function ReserveInRoom({ live }: { live: Pick<Live, 'id'> }) {
  const { t } = useTranslation('live')
  return (
    <a className={styles.reserve} href={liveAddress(live.id)}>
      {t('card.reserve')}
    </a>
  )
}

/** A live session in a list: its picture and name lead to its room, the exhibitor's name to the exhibitor. */
export function LiveCard({ live }: { live: Live }) {
  const { t, i18n } = useTranslation('live')
  const languageOf = useTextLanguage(live.fallbackFields)
  const tag = liveTags[live.status]
  const online = new Intl.NumberFormat(i18n.language).format(live.onlineCount)
  return (
    <article className={styles.card}>
      <a className={styles.room} href={liveAddress(live.id)}>
        <span className={styles.picture}>
          <Cover src={live.coverImage} title={live.liveName} ratio={16 / 9} />
          <LiveTag status={live.status} />
        </span>
        <h3 lang={languageOf('liveName')}>{live.liveName}</h3>
      </a>
      <Heart kind="live" id={live.id} name={live.liveName} />
      {tag === 'live' && live.onlineCount > 0 ? (
        <p className={styles.line}>{t('card.online', { count: live.onlineCount, number: online })}</p>
      ) : null}
      {live.company && live.exhibitorId !== null ? (
        <p className={styles.line}>
          <a href={exhibitorAddress(live.exhibitorId)} lang={languageOf('company')}>
            {live.company}
          </a>
        </p>
      ) : null}
      {tag === 'upcoming' ? (
        <div className={styles.upcoming}>
          <p className={styles.line}>
            {t('card.starts')} <FairTime from={live.startTime} />
          </p>
          <Suspense fallback={<span className={styles.reserveWaiting} />}>
            <ReserveButton live={live} />
          </Suspense>
        </div>
      ) : null}
    </article>
  )
}
