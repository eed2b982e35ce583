import { Form, InputNumber } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveCoupon } from '#contract/commerce/coupons/endpoints.ts'
import {
  COUPON_CODE_MAX,
  COUPON_NAME_MAX,
  COUPON_STOCK_MAX,
  COUPONS_PER_PERSON_MAX,
} from '#contract/commerce/coupons/limits.ts'
import type { Coupon } from '#contract/commerce/coupons/schemas.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { BothInput } from '#src/common/work/form/both-input.tsx'
import { MomentInput } from '#src/common/work/moment-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from '../coupons.module.css'
import { useBenefit } from '../wording'
import { useDeskChange } from './api'
import { checkValues, type CouponValues, toValues, toWords } from './coupon-values'
import { TermFields, type TicketChoice } from './term-fields'

const refusals = { stock: ['CouponStockBelow'], code: ['CouponCodeTaken'] } as const

interface CouponDialogProps {
  /** Absent: a new one is written. */
  coupon?: Coupon | undefined
  tickets: readonly TicketChoice[]
  onClose: () => void
}

/** A coupon is written; once it is claimed its terms are read-only. */
export function CouponDialog({ coupon, tickets, onClose }: CouponDialogProps) {
  const { t } = useTranslation('coupons')
  const [form] = Form.useForm<CouponValues>()
  const save = useDeskChange(saveCoupon)
  const sayBenefit = useBenefit()
  const [initial] = useState(() => toValues(coupon))
  // Sent again after a break it is kept once; what was changed since is another coupon.
  const [key, setKey] = useState(newKey)
  const isFixed = coupon !== undefined && coupon.state !== 'draft'
  const title = t(coupon ? 'form.change' : 'form.add')
  const send = async (shown: CouponValues) => {
    // Fields that are not drawn are not among them.
    const document = toWords({ ...initial, ...shown })
    await save.mutateAsync({ id: coupon?.id ?? null, version: coupon?.version ?? 0, key, document })
    showToast(t(isFixed ? 'form.saved' : 'form.savedDraft'))
    onClose()
  }
  return (
    <WorkDialog
      title={title}
      width={640}
      submit={t('form.save')}
      busy={save.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <WorkForm
        form={form}
        label={title}
        initialValues={initial}
        check={checkValues}
        refusals={refusals}
        onSend={send}
        onChange={() => setKey(newKey())}
        renderSubmit={() => null}
      >
        <WorkField name="name" label={t('form.name')} required>
          <BothInput label={t('form.name')} max={COUPON_NAME_MAX} />
        </WorkField>
        {isFixed ? (
          <p className={styles.hint}>
            {t(`kind.${coupon.kind}`)} · {sayBenefit(coupon)} — {t('form.fixed')}
          </p>
        ) : (
          <TermFields form={form} kind={initial.kind} tickets={tickets} />
        )}
        <div className={styles.pair}>
          <WorkField name="stock" label={t('form.stock')} extra={t('form.stockHint')}>
            <InputNumber min={1} max={COUPON_STOCK_MAX} precision={0} style={{ width: '100%' }} />
          </WorkField>
          <WorkField name="perPerson" label={t('form.perPerson')} required>
            <InputNumber min={1} max={COUPONS_PER_PERSON_MAX} precision={0} style={{ width: '100%' }} />
          </WorkField>
          <WorkField name="from" label={t('form.from')} required>
            <MomentInput />
          </WorkField>
          <WorkField name="until" label={t('form.until')} required>
            <MomentInput />
          </WorkField>
        </div>
        <WorkField name="code" label={t('form.code')} extra={t('form.codeHint')}>
          <TextInput maxLength={COUPON_CODE_MAX} autoComplete="off" />
        </WorkField>
        <EnterSends disabled={save.isPending} />
      </WorkForm>
    </WorkDialog>
  )
}
