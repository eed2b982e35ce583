import { Form, type FormInstance, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { GIFT_TEXT_MAX } from '#contract/commerce/coupons/limits.ts'
import { couponKinds } from '#contract/commerce/coupons/rules.ts'
import { BothInput } from '#src/common/work/form/both-input.tsx'
import { FenInput } from '#src/common/work/form/fen-input.tsx'
import { WorkField } from '#src/common/work/work-form.tsx'
import styles from '../coupons.module.css'
import type { CouponValues } from './coupon-values'

/** A kind of ticket that a coupon can be limited to. */
export interface TicketChoice {
  id: number
  name: string
}

interface TermFieldsProps {
  form: FormInstance<CouponValues>
  kind: CouponValues['kind']
  tickets: readonly TicketChoice[]
}

/** What a coupon is worth and what for: fixed once it is given away. */
export function TermFields({ form, kind: atFirst, tickets }: TermFieldsProps) {
  const { t } = useTranslation('coupons')
  const kind = Form.useWatch('kind', form) ?? atFirst
  return (
    <>
      <WorkField name="kind" label={t('form.kind')}>
        <Radio.Group options={couponKinds.map((value) => ({ value, label: t(`kind.${value}`) }))} />
      </WorkField>
      {kind === 'reduction' ? (
        <div className={styles.pair}>
          <WorkField name="overFen" label={t('form.over')} extra={t('form.overHint')} required>
            <FenInput />
          </WorkField>
          <WorkField name="lessFen" label={t('form.less')} required>
            <FenInput />
          </WorkField>
        </div>
      ) : null}
      {kind === 'gift' ? (
        <WorkField name="gift" label={t('form.gift')} required>
          <BothInput label={t('form.gift')} max={GIFT_TEXT_MAX} rows={2} />
        </WorkField>
      ) : null}
      {kind !== 'gift' && tickets.length > 0 ? (
        <WorkField name="ticketTypeIds" label={t('form.tickets')} extra={t('form.ticketsHint')}>
          <Select
            mode="multiple"
            optionFilterProp="label"
            options={tickets.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </WorkField>
      ) : null}
    </>
  )
}
