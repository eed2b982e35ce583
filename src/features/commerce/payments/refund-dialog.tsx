import { Alert, Checkbox, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleText } from '#contract/core/rule-texts.ts'
import { REFUND_DAYS } from '#contract/commerce/orders/limits.ts'
import { type RefundReason, refundReasons } from '#contract/commerce/orders/rules.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import type { requestRefund } from '#contract/commerce/payments/endpoints.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { ownInvoicesAddress } from '#src/common/app/ticket-addresses.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useRefund } from './pay-api'
import styles from './payments.module.css'

interface RefundDialogProps {
  order: Order
  /** The call that asks for it, where it is not the owner's. */
  by?: typeof requestRefund
  onRequested: (order: Order) => void
  onClose: () => void
}

type Wrong = 'refund.choose' | 'reason.empty'

/** Returns tickets: selection, reason and the refund (spec: live §9, refund reasons). */
export function RefundDialog({ order, by, onRequested, onClose }: RefundDialogProps) {
  const { t, i18n } = useTranslation('orders')
  const ask = useRefund(by)
  const isService = order.kind === 'service'
  const lines = order.lines.filter(({ refundable }) => refundable !== null)
  const [chosen, setChosen] = useState<number[]>(lines.length === 1 ? lines.map(({ id }) => id) : [])
  const [reason, setReason] = useState<RefundReason>()
  const [wrong, setWrong] = useState<Wrong>()
  // Sent again after a break, it is one.
  const [key, setKey] = useState(newKey)
  const picked = lines.filter(({ id }) => chosen.includes(id))
  const sumOf = (part: 'fen' | 'feeFen') => picked.reduce((sum, { refundable }) => sum + (refundable?.[part] ?? 0), 0)
  const [fen, feeFen] = [sumOf('fen'), sumOf('feeFen')]
  const money = (sum: number) => formatFen(sum, i18n.language)
  const change = () => {
    setWrong(undefined)
    setKey(newKey())
  }
  const send = () => {
    if (picked.length === 0) return setWrong('refund.choose')
    if (reason === undefined) return setWrong('reason.empty')
    const lineIds = picked.map(({ id }) => id)
    return ask.mutate({ key, orderId: order.id, lineIds, reason, fen }, { onSuccess: onRequested })
  }
  return (
    <WorkDialog
      title={t('refund.title')}
      width={600}
      submit={t('refund.do', { sum: money(fen) })}
      busy={ask.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <fieldset className={styles.choice} aria-describedby={wrong === 'refund.choose' ? 'refund-error' : undefined}>
        <legend>{t(isService ? 'refund.whichService' : 'refund.which')}</legend>
        {lines.length > 1 ? (
          <Checkbox
            checked={picked.length === lines.length}
            indeterminate={picked.length > 0 && picked.length < lines.length}
            onChange={({ target }) => {
              setChosen(target.checked ? lines.map(({ id }) => id) : [])
              change()
            }}
          >
            {t('refund.all')}
          </Checkbox>
        ) : null}
        {lines.map(({ id, name, ticket, refundable }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={({ target }) => {
              setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              change()
            }}
          >
            <span className={styles.line}>
              <span>
                {name}
                {ticket?.holderName ? <small> · {ticket.holderName}</small> : null}
              </span>
              <b>{money(refundable?.fen ?? 0)}</b>
            </span>
          </Checkbox>
        ))}
      </fieldset>
      <fieldset className={styles.choice}>
        <legend>{t('refund.why')}</legend>
        <Radio.Group
          className={styles.reasons ?? ''}
          value={reason}
          options={refundReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          onChange={({ target }: { target: { value?: RefundReason } }) => {
            setReason(target.value)
            change()
          }}
        />
      </fieldset>
      <dl className={styles.sums} aria-live="polite">
        <dt>{t('refund.fee')}</dt>
        <dd>{money(feeFen)}</dd>
        <dt>{t('refund.back')}</dt>
        <dd>{money(fen)}</dd>
      </dl>
      <p className={styles.hint}>{t(isService ? 'refund.policyService' : 'refund.policy', REFUND_DAYS)}</p>
      {wrong ? (
        <Alert
          id="refund-error"
          type="error"
          showIcon
          role="alert"
          title={wrong === 'refund.choose' ? ruleText(wrong, getLanguage()) : t('refund.reasonMissing')}
        />
      ) : null}
      {ask.error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={errorMessage(ask.error)}
          description={
            isRefusal(ask.error, 'OrderInvoiced') ? (
              <a href={ownInvoicesAddress}>{t('refund.toInvoice')}</a>
            ) : isRefusal(ask.error, 'OrderPriceChanged') ? (
              t('refund.changed')
            ) : undefined
          }
        />
      ) : null}
    </WorkDialog>
  )
}
