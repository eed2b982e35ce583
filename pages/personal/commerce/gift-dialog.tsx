import { Alert, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { confirmGift } from '#contract/commerce/coupons/endpoints.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import type { OwnCoupon } from '#contract/commerce/coupons/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { AddressChoice } from '#src/features/commerce/addresses/address-choice.tsx'
import { useCouponChange } from '#src/features/commerce/coupons/api.ts'

interface Values {
  addressId: number
}

const check = ({ addressId }: Values): Record<string, RuleBreach | undefined> => ({
  addressId: addressId > 0 ? undefined : 'couponAddress.empty',
})
const refusals = { addressId: ['AddressNotFound'] } as const

/** The delivery address of a gift: it can be given once, and the dialog says so (spec: live §9). */
export function GiftDialog({ coupon, onClose }: { coupon: OwnCoupon; onClose: () => void }) {
  const { t } = useTranslation('coupons')
  const [form] = Form.useForm<Values>()
  const confirm = useCouponChange(confirmGift)
  const send = async ({ addressId }: Values) => {
    await confirm.mutateAsync({ id: coupon.id, addressId })
    showToast(t('gift.done'))
    onClose()
  }
  return (
    <WorkDialog
      title={t('gift.title', { name: coupon.name })}
      width={600}
      submit={t('gift.submit')}
      busy={confirm.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Alert type="warning" showIcon title={t('gift.once')} />
      <br />
      <WorkForm
        form={form}
        label={t('gift.title', { name: coupon.name })}
        initialValues={{ addressId: 0 }}
        check={check}
        refusals={refusals}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="addressId" label={t('gift.address')} required>
          <AddressChoice />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
