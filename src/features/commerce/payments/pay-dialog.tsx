import { Alert, Button } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/core/endpoint.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import type { startPayment } from '#contract/commerce/payments/endpoints.ts'
import { resourceAddress, ticketHallAddress } from '#src/common/app/ticket-addresses.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { QrCode } from '#src/common/ui/qr-code.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { endHere, TimeLeft } from '#src/common/ui/time/time-left.tsx'
import { usePhone } from '#src/common/ui/use-phone.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { usePaymentLooks, useStartPayment } from './pay-api'
import { PhoneWays } from './phone-ways'
import styles from './payments.module.css'

interface PayDialogProps {
  order: Pick<Order, 'id' | 'kind' | 'state' | 'heldUntil'>
  /** It waits for payment no longer: paid, or its time has ended. */
  onSettled: (order: Order) => void
  onClose: () => void
}

/** Has an order paid by WeChat and looks at its outcome (spec: live §9, WeChat scan only). */
export function PayDialog({ order, onSettled, onClose }: PayDialogProps) {
  const { t } = useTranslation('orders')
  const start = useStartPayment(order.id)
  const [isOver, setOver] = useState(false)
  const looks = usePaymentLooks(order.id, start.data !== undefined && order.state === 'pending')
  const settled = looks.data && looks.data.state !== 'pending' ? looks.data : undefined
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    if (settled) settle(settled)
  }, [settled])
  const isOvertime = isOver || isRefusal(start.error, 'OrderOvertime') || settled?.closeReason === 'overtime'
  return (
    <WorkDialog title={t('pay.title')} width={460} cancel={t('pay.later')} onClose={onClose}>
      {isOvertime ? (
        <Overtime isService={order.kind === 'service'} />
      ) : (
        <Shown query={start} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
          {(payment) => {
            const renews = payment.expiresAt < order.heldUntil
            return (
              <Scan
                payment={payment}
                heardAt={start.dataUpdatedAt}
                renews={renews}
                onEnd={() => {
                  if (!renews) setOver(true)
                  void (renews ? start : looks).refetch()
                }}
              />
            )
          }}
        </Shown>
      )}
    </WorkDialog>
  )
}

interface ScanProps {
  payment: OutputOf<typeof startPayment>
  heardAt: number
  /** The order waits longer than this code is good: another follows. */
  renews: boolean
  onEnd: () => void
}

function Scan({ payment, heardAt, renews, onEnd }: ScanProps) {
  const { fen, codeUrl, sandbox, expiresAt: until, now, number } = payment
  const { t, i18n } = useTranslation('orders')
  const end = useEffectEvent(onEnd)
  const [over] = useState(() => () => end())
  const isPhone = usePhone()
  return (
    <div className={styles.scan}>
      <p className={styles.amount}>{formatFen(fen, i18n.language)}</p>
      <QrCode text={codeUrl} size={224} label={t('pay.code', { number })} />
      {isPhone ? <PhoneWays codeUrl={codeUrl} number={number} /> : <p className={styles.how}>{t('pay.how')}</p>}
      <p className={styles.left}>
        {t(renews ? 'pay.codeLeft' : 'pay.left')} <TimeLeft end={endHere({ until, now, heardAt })} onEnd={over} />
      </p>
      <p className={styles.hint} role="status">
        {t('pay.waiting')}
      </p>
      {sandbox ? (
        <Alert
          className={styles.sandbox ?? ''}
          type="warning"
          title={<strong>{t('pay.sandbox')}</strong>}
          description={
            <>
              <p>{t('pay.sandboxText')}</p>
              <Button href={codeUrl} target="_blank" rel="noreferrer">
                {t('pay.cashier')}
              </Button>
            </>
          }
        />
      ) : null}
    </div>
  )
}

/** Nothing can be paid any more (spec: live §8, payment overtime). */
function Overtime({ isService }: { isService: boolean }) {
  const { t } = useTranslation('orders')
  return (
    <div className={styles.scan} role="alert">
      <p className={styles.how}>{t('pay.overtime')}</p>
      <Button type="primary" href={isService ? resourceAddress : ticketHallAddress}>
        {t(isService ? 'head.service.again' : 'head.again')}
      </Button>
    </div>
  )
}
