import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveStatus } from '../../../../contract/live/schemas'
import { errorMessage } from '../../../common/request/error-message'
import { ConfirmDialog } from '../../../common/ui/dialog/confirm-dialog'
import { showAlert, showToast } from '../../../common/ui/notices/notices'
import { useSetStatus } from './api'
import styles from './live-manage.module.css'
import { StatusText } from './status-text'

interface StatusButtonsProps {
  live: { id: number; liveName: string; status: LiveStatus; next: readonly LiveStatus[] }
}

const ENDED = 2
const isOn = (status: LiveStatus): boolean => status === 1 || status === 6

/** Where a session may go from its status; what cannot be taken back is asked about first. */
export function StatusButtons({ live: { id, liveName, status, next } }: StatusButtonsProps) {
  const { t } = useTranslation('live-manage')
  const [ending, setEnding] = useState(false)
  const change = useSetStatus()
  const go = async (to: LiveStatus) => {
    try {
      await change.mutateAsync({ id, from: status, to })
      showToast(t('move.done', { status: t(`status.${to}`) }))
    } catch (error) {
      // Somebody else was quicker: what the status is now is asked for by then.
      showAlert(errorMessage(error))
    }
    setEnding(false)
  }
  return (
    <div className={styles.status} role="group" aria-label={t('move.label')}>
      <p>
        <StatusText status={status} />
      </p>
      {next.map((to) => (
        <button
          key={to}
          type="button"
          className="yz-button"
          data-kind={to === 1 ? undefined : 'quiet'}
          disabled={change.isPending}
          onClick={() => (isOn(status) && to === ENDED ? setEnding(true) : void go(to))}
        >
          {t(`move.${status}${to}`)}
        </button>
      ))}
      {ending ? (
        <ConfirmDialog
          title={t('move.endTitle')}
          yes={t(`move.${status}${ENDED}`)}
          no={t('move.keep')}
          onYes={() => go(ENDED)}
          onClose={() => setEnding(false)}
        >
          <p>{t('move.endText', { name: liveName })}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
