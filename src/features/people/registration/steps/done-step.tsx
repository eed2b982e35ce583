import { Button, Result } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { REVIEW_HOURS } from '#contract/people/review/limits.ts'
import { SUCCESS_SECONDS } from '#contract/people/session/limits.ts'
import { homeAddress, registrationQueryAddress } from '#src/common/app/addresses.ts'
import { useSecondsLeft } from '#src/common/verify/use-seconds-left.ts'
import { StepHead } from './step-head'
import styles from './work-steps.module.css'

export interface DoneStepProps {
  /** Its number; who amends knows it from before. */
  registrationId?: number | undefined
  isAmended?: boolean
}

/** The registration was sent; after ten seconds the home page follows (spec: access §2.3). */
export function DoneStep({ registrationId, isAmended = false }: DoneStepProps) {
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
    <Result
      className={styles.done ?? ''}
      status="success"
      title={
        <StepHead
          title={t(isAmended ? 'done.amended' : 'done.title')}
          lead={t('done.text', { hours: REVIEW_HOURS })}
          takesFocus
        />
      }
      subTitle={
        <>
          {registrationId === undefined ? null : (
            <p>
              {t('done.number')} <strong>{registrationId}</strong>
            </p>
          )}
          <p>{t('done.countdown', { count: left })}</p>
        </>
      }
      extra={[
        <Button key="query" href={registrationQueryAddress}>
          {t('done.query')}
        </Button>,
        <Button key="home" type="primary" href={homeAddress}>
          {t('done.home')}
        </Button>,
      ]}
    />
  )
}
