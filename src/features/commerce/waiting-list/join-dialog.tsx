import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import { OFFER_MS } from '#contract/commerce/waiting-list/limits.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { Dialog } from '#src/common/ui/dialog/dialog.tsx'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { useJoin } from './api'
import styles from './waiting-list.module.css'

const HOUR_MS = 3_600_000

interface JoinDialogProps {
  type: TicketType
  onClose: () => void
}

/** How many places are needed, and what waiting means. */
export function JoinDialog({ type: { id: typeId, name, perOrder }, onClose }: JoinDialogProps) {
  const { t } = useTranslation('waiting-list')
  const [quantity, setQuantity] = useState(1)
  const join = useJoin()
  const send = () =>
    join.mutate(
      { typeId, quantity },
      {
        onSuccess: ({ ahead }) => {
          showToast(t('join.done', { count: ahead ?? 0 }))
          onClose()
        },
      },
    )
  const step = (by: number, label: string, sign: string) => (
    <button
      type="button"
      aria-label={label}
      disabled={quantity + by < 1 || quantity + by > perOrder}
      onClick={() => setQuantity(quantity + by)}
    >
      {sign}
    </button>
  )
  return (
    <Dialog title={t('join.title')} width={460} onClose={onClose}>
      <div className={styles.dialog}>
        <p>
          <b>{name}</b>
        </p>
        <div className={styles.number} role="group" aria-label={t('join.quantity')}>
          <span>{t('join.quantity')}</span>
          {step(-1, t('join.less'), '−')}
          <output aria-live="polite">{quantity}</output>
          {step(1, t('join.more'), '+')}
          <small>{t('join.most', { count: perOrder })}</small>
        </div>
        <ul>
          <li>{t('join.first')}</li>
          <li>{t('join.time', { count: OFFER_MS / HOUR_MS })}</li>
          <li>{t('join.fewer')}</li>
        </ul>
        {join.error ? (
          <p className={styles.refused} role="alert">
            {errorMessage(join.error)}
          </p>
        ) : null}
        <div className={styles.choice}>
          <button type="button" className="yz-button" data-kind="quiet" onClick={onClose}>
            {t('join.not')}
          </button>
          <button
            type="button"
            className="yz-button"
            aria-busy={join.isPending}
            disabled={join.isPending}
            onClick={send}
          >
            {t('join.send')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
