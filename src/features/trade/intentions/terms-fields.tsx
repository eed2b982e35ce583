import { InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { INTENTION_NOTE_MAX } from '#contract/trade/intentions/limits.ts'
import { WorkField } from '#src/common/work/work-form.tsx'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import styles from './intentions.module.css'

/** What is typed of an intention order. */
export interface TermsValues {
  quantity: number | null
  price: number | null
  note: string
}

/** Quantity, unit price and note, as both sides name them. */
export function TermsFields({ priceLabel }: { priceLabel: string }) {
  const { t } = useTranslation('intentions')
  return (
    <>
      <div className={styles.pair}>
        <WorkField name="quantity" label={t('field.quantity')} required>
          <InputNumber style={{ width: '100%' }} min={0} precision={0} suffix={t('pieces')} />
        </WorkField>
        <WorkField name="price" label={priceLabel} extra={t('hint.price')}>
          <InputNumber style={{ width: '100%' }} min={0} step={0.01} prefix="CNY" />
        </WorkField>
      </div>
      <WorkField name="note" label={t('field.note')}>
        <TextArea rows={3} maxLength={INTENTION_NOTE_MAX} showCount />
      </WorkField>
    </>
  )
}
