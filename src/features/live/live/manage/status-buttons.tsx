import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PullUrl } from '#contract/live/live/rules.ts'
import type { LiveStatus } from '#contract/core/live/live-status.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useSetStatus } from './api'
import styles from './live-manage.module.css'
import { useGoLive } from './use-go-live'
import { StatusText } from './status-text'

interface StatusButtonsProps {
  live: { id: number; liveName: string; status: LiveStatus; next: readonly LiveStatus[]; draft: { pullUrl: PullUrl } }
}

const [LIVE, ENDED] = [1, 2] as const
const isOn = (status: LiveStatus): boolean => status === 1 || status === 6

/** Where a session may go from its status: live with a picture alone; an irreversible change needs confirmation. */
export function StatusButtons({ live: { id, liveName, status, next, draft } }: StatusButtonsProps) {
  const { t } = useTranslation('live-manage')
  const [ending, setEnding] = useState(false)
  const change = useSetStatus()
  const go = async (to: LiveStatus) => {
    try {
      await change.mutateAsync({ id, from: status, to })
      showToast(t('move.done', { status: t(`status.${to}`) }))
    } catch (error) {
      // Somebody else was quicker: what the status is now is requested by then.
      showAlert(errorMessage(error))
    }
    setEnding(false)
  }
  const { isChecking, refused, start, forget } = useGoLive(draft.pullUrl, () => go(LIVE))
  const press = (to: LiveStatus) => {
    // Not disabled meanwhile: the focus would be lost.
    if (isChecking) return
    if (to === LIVE) void start()
    else if (isOn(status) && to === ENDED) setEnding(true)
    else void go(to)
  }
  return (
    <div className={styles.status} role="group" aria-label={t('move.label')}>
      <p>
        <StatusText status={status} />
      </p>
      {next.map((to) => (
        <Button
          key={to}
          type={to === 1 ? 'primary' : 'default'}
          disabled={change.isPending}
          aria-busy={to === LIVE && isChecking}
          onClick={() => press(to)}
        >
          {t(to === LIVE && isChecking ? 'move.checking' : `move.${status}${to}`)}
        </Button>
      ))}
      {refused ? (
        <WorkDialog
          title={t('move.noPicture')}
          width={480}
          submit={t(isChecking ? 'move.checking' : 'move.checkAgain')}
          cancel={t('move.notNow')}
          busy={isChecking}
          onSubmit={() => void start()}
          onClose={forget}
        >
          <p className={styles.address}>{t(`move.${refused.picture}`, { address: refused.address })}</p>
        </WorkDialog>
      ) : null}
      {ending ? (
        <WorkDialog
          title={t('move.endTitle')}
          width={440}
          submit={t(`move.${status}${ENDED}`)}
          cancel={t('move.keep')}
          danger
          busy={change.isPending}
          onSubmit={() => void go(ENDED)}
          onClose={() => setEnding(false)}
        >
          <p>{t('move.endText', { name: liveName })}</p>
        </WorkDialog>
      ) : null}
    </div>
  )
}
