import { Checkbox, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonText } from '#contract/core/reason.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { SERVICE_REASON_MAX } from '#contract/commerce/services/limits.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import styles from '../payments.module.css'
import { useRefundService } from './api'
import { useFreed } from './use-freed'

interface Values {
  note: string
}

const check = ({ note }: Values) => ({ note: reasonText(note) })

interface ServiceRefundDialogProps {
  order: Order
  onClose: () => void
}

/** Refunds what an exhibitor has paid of services: how much, what becomes free, and why. */
export function ServiceRefundDialog({ order, onClose }: ServiceRefundDialogProps) {
  const { t, i18n } = useTranslation('commerce')
  const [form] = Form.useForm<Values>()
  const freedBy = useFreed()
  const refund = useRefundService()
  const [lines] = useState(() => order.lines.filter(({ returnable }) => returnable))
  const [chosen, setChosen] = useState(() => lines.map(({ id }) => id))
  // Sent again after a break, it is one.
  const [key, setKey] = useState(newKey)
  const picked = lines.filter(({ id }) => chosen.includes(id))
  const fen = picked.reduce((sum, { paidFen }) => sum + paidFen, 0)
  const sum = formatFen(fen, i18n.language)
  const isByHand = order.method !== 'wechat' && order.method !== 'free'
  const send = async ({ note }: Values) => {
    const lineIds = picked.map(({ id }) => id)
    await refund.mutateAsync({ key, orderId: order.id, lineIds, note: note.trim(), fen })
    showToast(t('serviceRefund.begun', { sum }))
    onClose()
  }
  return (
    <WorkDialog
      title={t('serviceRefund.title')}
      submit={t('serviceRefund.do', { sum })}
      danger
      width={600}
      busy={refund.isPending}
      disabled={picked.length === 0}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <fieldset className={styles.choice}>
        <legend>{t('serviceRefund.which')}</legend>
        {lines.map(({ id, name, ticket, paidFen }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            disabled={lines.length === 1}
            onChange={({ target }) => {
              setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              setKey(newKey())
            }}
          >
            <span className={styles.line}>
              <span>
                {name}
                {ticket?.holderName ? <small> · {ticket.holderName}</small> : null}
              </span>
              <b>{formatFen(paidFen, i18n.language)}</b>
            </span>
          </Checkbox>
        ))}
      </fieldset>
      <section className={styles.freed} aria-live="polite">
        <h3>{t('serviceRefund.frees')}</h3>
        <ul>
          {picked.map((line) => (
            <li key={line.id}>{freedBy(line)}</li>
          ))}
        </ul>
      </section>
      <p className={styles.hint}>{t('serviceRefund.full')}</p>
      {isByHand && order.method ? (
        <p className={styles.hint}>{t('serviceRefund.byHand', { method: t(`orders:method.${order.method}`) })}</p>
      ) : null}
      <WorkForm
        form={form}
        label={t('serviceRefund.title')}
        initialValues={{ note: '' }}
        check={check}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="note" label={t('serviceRefund.note')} extra={t('serviceRefund.noteHint')} required>
          <TextArea rows={3} maxLength={SERVICE_REASON_MAX} showCount />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
