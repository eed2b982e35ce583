import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exhibitsAddress, livesAddress } from '#src/common/app/addresses.ts'
import { useExpo } from '#src/common/app/fair.ts'
import { Countdown } from '#src/common/ui/time/countdown.tsx'
import { FairTime, formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { useLaunchDate } from '#src/features/fair/expo/api.ts'
import { fairDates, phaseOf } from '#src/features/fair/expo/fair-dates.ts'
import styles from './home.module.css'

interface Launch {
  launchDate: string
  endDate: string
}

/** The opening countdown; once the fair is open, that it is and until when (spec: live §2). */
function State({ launchDate, endDate }: Launch) {
  const { t, i18n } = useTranslation('home')
  const [phase, setPhase] = useState(() => phaseOf(launchDate, endDate, Date.now()))
  if (phase === 'before') {
    return (
      <div className={styles.phase}>
        <p>{t('opening.opensIn')}</p>
        <Countdown until={launchDate} onEnd={() => setPhase('open')} />
      </div>
    )
  }
  if (phase === 'over') return <p className={styles.over}>{t('opening.over')}</p>
  const until = formatFairDate(endDate, i18n.language)
  return (
    <div className={styles.phase}>
      <p className={styles.open}>{t('opening.open')}</p>
      <p>{t('opening.openUntil', { date: until })}</p>
    </div>
  )
}

/** Dates, place and state of the fair, and the two ways in. */
export function Opening() {
  const { t, i18n } = useTranslation('home')
  const expo = useExpo()
  const { data: launch, isPending } = useLaunchDate()
  return (
    <section className={`yz-wrap ${styles.opening}`} aria-label={t('opening.label')}>
      <div className={styles.when}>
        {expo ? (
          <>
            <p className={styles.dates}>{fairDates(expo.startTime, expo.endTime, i18n.language)}</p>
            <p>{expo.venue}</p>
            <p>
              <FairTime from={expo.startTime} until={expo.endTime} />
            </p>
          </>
        ) : null}
      </div>
      <div className={styles.state}>
        {launch ? <State key={launch.launchDate} {...launch} /> : null}
        {isPending ? <div className={`yz-skeleton ${styles.phase}`} /> : null}
      </div>
      <p className={styles.ways}>
        <a className="yz-button" href={exhibitsAddress}>
          {t('opening.browse')}
        </a>
        <a className="yz-button" data-kind="quiet" href={livesAddress}>
          {t('opening.live')}
        </a>
      </p>
    </section>
  )
}
