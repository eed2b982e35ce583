import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SUCCESS_SECONDS } from '../../../../contract/session/limits'
import { homeAddress, registrationQueryAddress } from '../../../common/app/addresses'
import { useSecondsLeft } from '../../../common/verify/use-seconds-left'
import { StepHead } from './step-head'
import styles from './steps.module.css'

/** The registration was sent; after ten seconds the home page follows (spec: access §2.3). */
export function DoneStep({ isAmended = false }: { isAmended?: boolean }) {
  const { t } = useTranslation('registration')
  const [left, start] = useSecondsLeft()
  const isBegun = useRef(false)
  // oxlint-disable-next-line react/exhaustive-deps -- the wait begins once, when the step is drawn
  useEffect(() => start(SUCCESS_SECONDS), [])
  useEffect(() => {
    if (left > 0) isBegun.current = true
    else if (isBegun.current) window.location.assign(homeAddress)
  }, [left])
  return (
    <div className={styles.done}>
      <span className={styles.tick} aria-hidden="true" />
      <StepHead title={t(isAmended ? 'done.amended' : 'done.title')} lead={t('done.text')} takesFocus />
      <p>{t('done.countdown', { count: left })}</p>
      <div className={styles.actions}>
        <a className="yz-button" data-kind="quiet" href={registrationQueryAddress}>
          {t('done.query')}
        </a>
        <a className="yz-button" href={homeAddress}>
          {t('done.home')}
        </a>
      </div>
    </div>
  )
}
