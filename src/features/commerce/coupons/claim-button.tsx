import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { claimCoupon } from '#contract/commerce/coupons/endpoints.ts'
import type { OpenCoupon } from '#contract/commerce/coupons/schemas.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { useCouponChange } from './api'

/** Claims one from the list; where there is nothing left to claim, says why. */
export function ClaimButton({ coupon }: { coupon: OpenCoupon }) {
  const { t } = useTranslation('coupons')
  const claim = useCouponChange(claimCoupon, { alerts: true })
  // Pressed again after a break it claims no second one.
  const [key, setKey] = useState(newKey)
  const { id, name, left, isGone } = coupon
  const send = () =>
    claim.mutate(
      { id, key },
      {
        onSuccess: () => {
          setKey(newKey())
          showToast(t('claim.done', { name }))
        },
      },
    )
  const state = left === 0 ? 'had' : isGone ? 'gone' : 'do'
  return (
    <Button
      type={state === 'do' ? 'primary' : 'default'}
      disabled={state !== 'do'}
      loading={claim.isPending}
      aria-label={t(`claim.${state}Of`, { name })}
      onClick={send}
    >
      {t(`claim.${state}`)}
    </Button>
  )
}
