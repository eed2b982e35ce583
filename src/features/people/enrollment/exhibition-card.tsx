import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Countdown } from '#src/common/ui/time/countdown.tsx'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import type { OpenExhibition } from './api'
import styles from './sign-up.module.css'
import { hasBegun, isStanding, statusName } from './status'

interface ExhibitionCardProps {
  exhibition: OpenExhibition
  /** Its button has the focus from the start. */
  focused: boolean
  onSignUp: () => void
}

function useBegun(regStartTime: string): { begun: boolean; begin: () => void } {
  const [begun, setBegun] = useState(() => hasBegun(regStartTime, Date.now()))
  return { begun, begin: () => setBegun(true) }
}

/** An exhibition with its periods; what may be done with it depends on the clock and the reader's own application. */
export function ExhibitionCard({ exhibition, focused, onSignUp }: ExhibitionCardProps) {
  const { t, i18n } = useTranslation('enrollment')
  const { approvalStatus, coverImageUrl, endTime, introduce, name, regEndTime, regStartTime, startTime } = exhibition
  const { begun, begin } = useBegun(regStartTime)
  const button = useRef<HTMLButtonElement>(null)
  const [isFirst] = useState(focused)
  useEffect(() => {
    // Once the dialog around it is open.
    if (isFirst) button.current?.focus()
  }, [isFirst])
  const status = approvalStatus === null ? undefined : statusName(approvalStatus)
  const period = (from: string, to: string) =>
    t('card.period', { from: formatFairDate(from, i18n.language), to: formatFairDate(to, i18n.language) })
  return (
    <>
      <div className={styles.cover}>
        <Cover src={coverImageUrl} title={name} ratio={3} />
      </div>
      <div className={styles.when}>
        {begun ? (
          <span className={styles.open}>{t('card.open')}</span>
        ) : (
          <>
            <span>{t('card.opensIn')}</span>
            <Countdown until={regStartTime} onEnd={begin} />
          </>
        )}
      </div>
      <h3>{name}</h3>
      <p className={styles.intro}>{introduce}</p>
      <dl>
        <div>
          <dt>{t('card.registration')}</dt>
          <dd>{period(regStartTime, regEndTime)}</dd>
        </div>
        <div>
          <dt>{t('card.exhibition')}</dt>
          <dd>{period(startTime, endTime)}</dd>
        </div>
        {status ? (
          <div>
            <dt>{t('card.own')}</dt>
            <dd className={styles.own} data-status={status}>
              {t(`status.${status}`)}
            </dd>
          </div>
        ) : null}
      </dl>
      <button
        ref={button}
        type="button"
        className="yz-button"
        disabled={!begun || isStanding(approvalStatus)}
        aria-label={t(isStanding(approvalStatus) ? 'card.signedUpTo' : 'card.signUpTo', { name })}
        onClick={onSignUp}
      >
        {t(isStanding(approvalStatus) ? 'card.signedUp' : 'card.signUp')}
      </button>
    </>
  )
}
