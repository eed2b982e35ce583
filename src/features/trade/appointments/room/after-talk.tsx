import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Shown } from '#src/common/ui/states.tsx'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { useOneAppointment } from '../api'
import { OutcomeForm } from './outcome-form'
import styles from './room.module.css'

interface AfterTalkProps {
  id: number
  why: 'left' | 'over'
  onAgain: () => void
}

/** One has left, or the time is up: its outcome is noted while it is fresh. */
export function AfterTalk({ id, why, onAgain }: AfterTalkProps) {
  const { t } = useTranslation('talk-room')
  const talk = useOneAppointment(id)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.after}>
      <h3 ref={heading} tabIndex={-1}>
        {t(`after.${why}`)}
      </h3>
      <div className={styles.actions}>
        {why === 'left' ? <Button onClick={onAgain}>{t('after.again')}</Button> : null}
        <LinkButton to="/appointments">{t('toList')}</LinkButton>
      </div>
      <Shown query={talk} loading={<div className={`yz-skeleton ${styles.waitingForm}`} />}>
        {({ state }) =>
          state === 'met' ? (
            <>
              <h3>{t('outcome.title')}</h3>
              <OutcomeForm id={id} />
            </>
          ) : (
            <p className={styles.soft}>{t('after.notMet')}</p>
          )
        }
      </Shown>
    </section>
  )
}
