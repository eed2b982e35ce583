import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#src/common/request/error-message.ts'
import { formatClock } from '#src/common/ui/time/fair-time.tsx'
import { pay, refuse, type WhichPayment } from './api'
import styles from './cashier.module.css'

interface Props {
  which: WhichPayment
  expiresAt: string
  /** The payment may be another than is shown. */
  onChange: () => void
}

/** Whether to pay, with the two answers, and what is to become of a refund. */
export function CashierQuestion({ which, expiresAt, onChange }: Props) {
  const { t } = useTranslation('cashier')
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [refundsFail, setRefundsFail] = useState(false)
  const answer = async (send: () => Promise<unknown>) => {
    setBusy(true)
    setMessage('')
    try {
      await send()
    } catch (error) {
      setMessage(errorMessage(error))
    } finally {
      setBusy(false)
      onChange()
    }
  }
  return (
    <>
      <p className={styles.until}>{t('until', { time: formatClock(expiresAt).time })}</p>
      {message ? (
        <p className={styles.refusal} role="alert">
          {message}
        </p>
      ) : null}
      <div className={styles.answers}>
        <button
          type="button"
          className="yz-button"
          disabled={busy}
          onClick={() => void answer(() => pay(which, refundsFail))}
        >
          {t('pay')}
        </button>
        <button
          type="button"
          className="yz-button"
          data-kind="quiet"
          disabled={busy}
          onClick={() => void answer(() => refuse(which))}
        >
          {t('refuse')}
        </button>
      </div>
      <label className={styles.trial}>
        <input
          type="checkbox"
          checked={refundsFail}
          disabled={busy}
          onChange={({ target }) => setRefundsFail(target.checked)}
        />
        <span>
          {t('refundsFail')}
          <small>{t('refundsFailHint')}</small>
        </span>
      </label>
    </>
  )
}
