import { useTranslation } from 'react-i18next'
import type { LiveDetail } from '#contract/live/live/schemas.ts'
import { exhibitorAddress } from '#src/common/app/addresses.ts'
import { FairTime, formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { Fact, Facts } from '#src/common/ui/detail/facts.tsx'
import { LiveTag } from '#src/features/live/live/live-tag.tsx'
import styles from './room.module.css'

/** The host of the session and its time. */
export function RoomFacts({ live }: { live: LiveDetail }) {
  const { t, i18n } = useTranslation('live-page')
  const languageOf = useTextLanguage(live.fallbackFields)
  return (
    <div className={styles.facts}>
      <p className={styles.state}>
        <LiveTag status={live.status} />
      </p>
      <Facts>
        <Fact label={t('room.by')}>
          {live.exhibitorId === null ? (
            t('room.official')
          ) : (
            <a href={exhibitorAddress(live.exhibitorId)} lang={languageOf('company')}>
              {live.company}
            </a>
          )}
        </Fact>
        <Fact label={t('room.when')}>
          {formatFairDate(live.startTime, i18n.language)} <FairTime from={live.startTime} until={live.endTime} />
        </Fact>
      </Facts>
    </div>
  )
}
