import { Form, InputNumber } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ErrorName } from '#contract/core/refusals.ts'
import type { Currency, Unit } from '#contract/trade/demands/rules.ts'
import { DECIMALS } from '#contract/trade/demands/limits.ts'
import { NOTE_MAX, OFFERED_EXHIBITS_MAX } from '#contract/trade/offers/limits.ts'
import { checkOffer } from '#contract/trade/offers/rules.ts'
import type { OfferTerms } from '#contract/trade/offers/rules.ts'
import { formatMoney } from '#src/common/ui/trade/wording.ts'
import { DayInput } from '#src/common/work/form/day-input.tsx'
import { FoundSeveral, type Named, noSearch } from '#src/common/work/form/found-several.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useGap } from './gap'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import styles from './offers.module.css'
import { useFoundExhibits } from './own-api'

const check = (values: OfferTerms) => checkOffer(values)
const refusals: Partial<Record<keyof OfferTerms, readonly ErrorName[]>> = { note: ['TextUnsafe'] }

interface OfferFormProps {
  label: string
  /** The request; the offer uses its unit and currency. */
  requested: { quantity: number; unit: Unit; currency: Currency }
  initialValues: OfferTerms
  /** The names of the exhibits that were chosen before. */
  known?: readonly Named[]
  exhibitorId: number
  onSend: (terms: OfferTerms) => Promise<unknown>
  onChange?: () => void
  renderSubmit: (busy: boolean) => ReactNode
}

/** The terms of an offer; what they come to is reported as they are typed. */
export function OfferForm(props: OfferFormProps) {
  const { label, requested, initialValues, known, exhibitorId, onSend, onChange, renderSubmit } = props
  const { t, i18n } = useTranslation('offers')
  const [form] = Form.useForm<OfferTerms>()
  const [search, setSearch] = useState(noSearch)
  const found = useFoundExhibits(exhibitorId, search)
  return (
    <WorkForm
      form={form}
      label={label}
      initialValues={initialValues}
      check={check}
      refusals={refusals}
      onSend={onSend}
      {...(onChange ? { onChange } : {})}
      renderSubmit={renderSubmit}
    >
      <div className={styles.pair}>
        <WorkField name="quantity" label={t('field.quantity')} required>
          <InputNumber style={{ width: '100%' }} min={0} suffix={t(`demands:each.${requested.unit}`)} />
        </WorkField>
        <WorkField name="price" label={t('field.price')} required>
          <InputNumber
            style={{ width: '100%' }}
            min={0}
            step={10 ** -DECIMALS}
            prefix={requested.currency}
            suffix={`/ ${t(`demands:each.${requested.unit}`)}`}
          />
        </WorkField>
      </div>
      <Sum requested={requested} language={i18n.language} />
      <div className={styles.pair}>
        <WorkField name="validUntil" label={t('field.validUntil')} extra={t('hint.validUntil')} required>
          <DayInput />
        </WorkField>
        <WorkField name="deliverBy" label={t('field.deliverBy')} extra={t('hint.optional')}>
          <DayInput />
        </WorkField>
      </div>
      <WorkField name="exhibitIds" label={t('field.exhibits')} extra={t('hint.exhibits')}>
        <FoundSeveral
          max={OFFERED_EXHIBITS_MAX}
          placeholder={t('choose.exhibits')}
          onSearch={setSearch}
          {...found}
          {...(known ? { known } : {})}
        />
      </WorkField>
      <WorkField name="note" label={t('field.note')} extra={t('hint.note')}>
        <TextArea rows={4} maxLength={NOTE_MAX} showCount />
      </WorkField>
    </WorkForm>
  )
}

/** What is typed comes to, and how it stands to what is requested. */
function Sum({ requested, language }: { requested: OfferFormProps['requested']; language: string }) {
  const { t } = useTranslation('offers')
  const gap = useGap()
  const quantity = Form.useWatch<number | null>('quantity')
  const price = Form.useWatch<number | null>('price')
  return (
    <p className={styles.sum} role="status">
      {quantity ? gap(quantity, requested) : null}
      {quantity && price ? (
        <strong>{t('sum', { sum: formatMoney(quantity * price, requested.currency, language) })}</strong>
      ) : null}
    </p>
  )
}
