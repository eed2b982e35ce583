import { Button, Spin } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ScannedMeeting } from '#contract/trade/cards/schemas.ts'
import { momentText } from '#src/common/work/moment.ts'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useScannedMeeting } from './api'
import styles from './cards.module.css'

interface ScannedCardProps {
  meeting: ScannedMeeting
  onNext: () => void
  onClose: () => void
}

/** Waits until the holder of the card has confirmed, and shows the result. */
export function ScannedCard({ meeting, onNext, onClose }: ScannedCardProps) {
  const { t, i18n } = useTranslation('cards')
  const input = useScannedMeeting(meeting.id, true)
  const { state, name, until, leadId } = input.data ?? meeting
  const say = (key: string) => t(name ? `scan.${key}` : `scan.${key}NoName`, { name })
  return (
    <WorkDialog title={t('scan.title')} onClose={onClose}>
      <div className={styles.scanned}>
        <p role="status">{state === 'asked' ? say('wait') : state === 'given' ? say('given') : t(`scan.${state}`)}</p>
        {state === 'asked' ? (
          <>
            <Spin />
            <p className={styles.hint}>{t('scan.until', { time: momentText(until, i18n.language) })}</p>
          </>
        ) : (
          <div className={styles.ways}>
            {leadId === null ? null : (
              <LinkButton type="primary" to={`/leads?id=${leadId}`}>
                {t('scan.toLead')}
              </LinkButton>
            )}
            <Button onClick={onNext}>{t('scan.next')}</Button>
          </div>
        )}
      </div>
    </WorkDialog>
  )
}
