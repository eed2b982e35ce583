import { Form, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { quantityBreach } from '#contract/trade/demands/rules.ts'
import { acceptOffer } from '#contract/trade/offers/endpoints.ts'
import type { Offer } from '#contract/trade/offers/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { formatMoney, useQuantity } from '#src/common/ui/trade/wording.ts'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import styles from '../offers.module.css'
import { useOfferChange } from '../own-api'

interface Values {
  quantity: number | null
}

const check = ({ quantity }: Values) => ({ quantity: quantityBreach(quantity) })
const refusals = { quantity: ['QuantityExceeded'] } as const

interface AcceptDialogProps {
  offer: Offer
  /** Of the quantity, what is still needed. */
  left: number
  onClose: () => void
}

/** Accepts an offer, whole or in part, and says what comes of it. */
export function AcceptDialog({ offer, left, onClose }: AcceptDialogProps) {
  const { t, i18n } = useTranslation('offers')
  const say = useQuantity()
  const [form] = Form.useForm<Values>()
  const accept = useOfferChange(acceptOffer)
  const { id, version, unit, price, currency, exhibitor } = offer
  const { name } = exhibitor
  const most = Math.min(offer.quantity, left)
  const typed = Form.useWatch('quantity', form)
  const send = async ({ quantity }: Values) => {
    await accept.mutateAsync({ id, version, quantity: quantity ?? 0 })
    showToast(t('accept.done', { name }))
    onClose()
  }
  return (
    <WorkDialog
      title={t('accept.title', { name })}
      submit={t('accept.send')}
      busy={accept.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className={styles.hint}>{t('accept.effect')}</p>
      <WorkForm
        form={form}
        label={t('accept.title', { name })}
        initialValues={{ quantity: most }}
        check={check}
        messageOf={(_, { quantity }) =>
          quantity && quantity > most ? t('accept.hint', { most: say(most, unit) }) : undefined
        }
        refusals={refusals}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField
          name="quantity"
          label={t('accept.quantity')}
          extra={t('accept.hint', { most: say(most, unit) })}
          required
        >
          <InputNumber style={{ width: '100%' }} min={0} suffix={t(`demands:each.${unit}`)} />
        </WorkField>
        <p className={styles.sum} role="status">
          {typed ? (
            <strong>{t('accept.sum', { sum: formatMoney(typed * price, currency, i18n.language) })}</strong>
          ) : null}
        </p>
        <EnterSends disabled={accept.isPending} />
      </WorkForm>
    </WorkDialog>
  )
}
