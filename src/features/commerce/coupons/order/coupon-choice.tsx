import { Alert, Button, Radio } from 'antd'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZE_MAX } from '#contract/core/limits.ts'
import { listOwnCoupons } from '#contract/commerce/coupons/endpoints.ts'
import { useNow } from '#src/common/app/use-now.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { momentText } from '#src/common/work/moment.ts'
import { useBenefit } from '../wording'
import styles from './coupon-choice.module.css'
import { listFitting, type OrderedLine } from './fitting'

interface Chosen {
  /** Of the claim. */
  id: number
  discountFen: number
}

interface CouponChoiceProps {
  lines: readonly OrderedLine[]
  chosen: Chosen | null
  onChoose: (coupon: Chosen | null) => void
  /** Why the one that was sent cannot be used; empty: nothing was refused. */
  refusal: string
}

/** Which of the own coupons an order is paid with: those that fit, each with what it takes off. */
export function CouponChoice({ lines, chosen, onChoose, refusal }: CouponChoiceProps) {
  const { t, i18n } = useTranslation('coupons')
  const heading = useId()
  const sayBenefit = useBenefit()
  const own = useEndpoint(listOwnCoupons, { state: 'unused', page: 1, limit: PAGE_SIZE_MAX })
  const fitting = listFitting(own.data?.list ?? [], lines, useNow())
  const isRead = own.data !== undefined
  const offNow = fitting.find(({ coupon }) => coupon.id === chosen?.id)?.offFen
  // Prices may have changed since it was chosen, or its time may be over.
  useEffect(() => {
    if (!isRead || chosen === null || offNow === chosen.discountFen) return
    onChoose(offNow === undefined ? null : { id: chosen.id, discountFen: offNow })
  }, [isRead, chosen, offNow, onChoose])
  const money = (fen: number) => formatFen(fen, i18n.language)
  return (
    <section className={styles.choice} aria-labelledby={heading}>
      <h3 id={heading}>{t('order.title')}</h3>
      {refusal ? <Alert type="error" showIcon role="alert" title={refusal} /> : null}
      {own.error && !isRead ? (
        <p role="alert">
          {errorMessage(own.error)}{' '}
          <Button size="small" onClick={() => void own.refetch()}>
            {t('order.retry')}
          </Button>
        </p>
      ) : null}
      {own.isPending ? <p role="status">{t('order.loading')}</p> : null}
      {isRead && fitting.length === 0 ? <p>{t('order.noFit')}</p> : null}
      {fitting.length > 0 ? (
        <Radio.Group
          className={styles.ways ?? ''}
          aria-labelledby={heading}
          value={chosen?.id ?? 0}
          onChange={({ target: { value } }: { target: { value?: unknown } }) => {
            const next = fitting.find(({ coupon }) => coupon.id === value)
            onChoose(next ? { id: next.coupon.id, discountFen: next.offFen } : null)
          }}
        >
          <Radio value={0}>{t('order.none')}</Radio>
          {fitting.map(({ coupon, offFen }) => (
            <Radio key={coupon.id} value={coupon.id}>
              <span className={styles.way}>
                <span>
                  <strong>{coupon.name}</strong>
                  <small>
                    {sayBenefit(coupon)} · {t('order.until', { at: momentText(coupon.until, i18n.language) })}
                  </small>
                </span>
                <b>{t('order.off', { sum: money(offFen) })}</b>
              </span>
            </Radio>
          ))}
        </Radio.Group>
      ) : null}
    </section>
  )
}
