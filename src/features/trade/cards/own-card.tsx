import { useTranslation } from 'react-i18next'
import { Shown } from '#src/common/ui/states.tsx'
import { useCard, useWaitingMeetings } from './api'
import { CardCode } from './card-code'
import { CardForm } from './card-form'
import styles from './cards.module.css'
import { WaitingMeeting } from './waiting-meeting'

/** The own card: its code, or who waits for the yes, and what it says. */
export function OwnCard() {
  const { t } = useTranslation('cards')
  const card = useCard()
  const waiting = useWaitingMeetings().data?.list ?? []
  return (
    <Shown query={card} loading={<div className={`yz-skeleton ${styles.codeWaiting}`} />}>
      {(of) => (
        <>
          {/* What was scanned is used up: whoever comes next is shown another once this is answered. */}
          <div aria-live="polite" className={styles.stack}>
            {waiting.map((meeting) => (
              <WaitingMeeting key={meeting.id} meeting={meeting} card={of} />
            ))}
          </div>
          {waiting.length === 0 ? (
            <section className={styles.shown} aria-label={t('code.title')}>
              <h3>{t('code.title')}</h3>
              <CardCode />
            </section>
          ) : null}
          <section className={styles.stack} aria-label={t('form.title')}>
            <h3>{t('form.title')}</h3>
            <p className={styles.hint}>{t('form.lead')}</p>
            <CardForm key={of.version} card={of} />
          </section>
        </>
      )}
    </Shown>
  )
}
