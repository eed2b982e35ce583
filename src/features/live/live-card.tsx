import { useTranslation } from 'react-i18next'
import type { LiveCard as Live, LiveStatus } from '../../../contract/live'
import { Cover } from '../../common/ui/cover'
import { FairTime } from '../../common/ui/fair-time'
import { useTextLanguage } from '../../common/ui/fallback-note'
import styles from './live-card.module.css'

/** What a list says of a session; 3 shows its cover alone (spec: live §4, product page). */
const tags: Record<LiveStatus, 'upcoming' | 'live' | 'replay' | undefined> = {
  0: 'upcoming',
  1: 'live',
  2: 'replay',
  3: undefined,
  6: 'live',
}

/** A live session in a list. */
export function LiveCard({ live }: { live: Live }) {
  const { t, i18n } = useTranslation('live')
  const languageOf = useTextLanguage(live.fallbackFields)
  const tag = tags[live.status]
  const online = new Intl.NumberFormat(i18n.language).format(live.onlineCount)
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Cover src={live.coverImage} title={live.liveName} ratio={16 / 9} />
        {tag ? (
          <span className={styles.tag} data-tag={tag}>
            {t(`tag.${tag}`)}
          </span>
        ) : null}
      </div>
      <h3 lang={languageOf('liveName')}>{live.liveName}</h3>
      {tag === 'upcoming' ? (
        <p className={styles.line}>
          {t('card.starts')} <FairTime from={live.startTime} />
        </p>
      ) : null}
      {tag === 'live' && live.onlineCount > 0 ? (
        <p className={styles.line}>{t('card.online', { count: live.onlineCount, number: online })}</p>
      ) : null}
      {live.company ? (
        <p className={styles.line} lang={languageOf('company')}>
          {live.company}
        </p>
      ) : null}
    </article>
  )
}
