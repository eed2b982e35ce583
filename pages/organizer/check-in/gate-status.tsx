import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { chinaClock, chinaDay } from '#contract/core/china-time.ts'
import type { GateState } from '#src/features/commerce/check-in/gate/state.ts'
import styles from './check-in.module.css'

const isOfToday = (kept: GateState['kept']): boolean => kept?.day === chinaDay(new Date())

/** Whether the gate has a network, the entries to be reported, and the age of its own list. */
export function GateStatus({ state, onSend }: { state: GateState; onSend: () => void }) {
  const { t } = useTranslation('check-in')
  const { isOffline, waiting, kept, keepsNothing, refusal } = state
  const words = [
    isOffline ? t(isOfToday(kept) ? 'status.offline' : 'status.offlineNoList') : t('status.online'),
    waiting > 0 ? t('status.waiting', { count: waiting }) : '',
  ]
  return (
    <>
      <div className={styles.status} data-offline={isOffline} data-waiting={waiting > 0}>
        <p role="status">{words.filter(Boolean).join(' · ')}</p>
        {keepsNothing ? null : (
          <p>
            {kept
              ? t('status.list', { day: kept.day, count: kept.size, at: chinaClock(new Date(kept.madeAt)) })
              : isOffline
                ? ''
                : t('status.noList')}
          </p>
        )}
        {waiting > 0 ? (
          <Button size="small" onClick={onSend}>
            {t('status.send')}
          </Button>
        ) : null}
      </div>
      {keepsNothing ? (
        <Alert type="warning" showIcon title={t('status.keepsNothing')} className={styles.note ?? ''} />
      ) : null}
      {refusal ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('status.refusal', { message: refusal })}
          className={styles.note ?? ''}
        />
      ) : null}
    </>
  )
}
