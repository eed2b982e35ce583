import { useTranslation } from 'react-i18next'
import type { GiftAddress } from '#contract/commerce/coupons/schemas.ts'

/** Where a gift goes, in one line. */
export function GiftLines({ address }: { address: GiftAddress }) {
  const { t } = useTranslation('coupons')
  const { consignee, place, detail, postalCode, areaCode, phone } = address
  const number = `${areaCode.replace(/^\+0*/, '+')} ${phone}`
  return (
    <p>
      {t('gift.to', { consignee, number })}
      <br />
      {[place, detail, postalCode].filter((part) => part !== '').join(' · ')}
    </p>
  )
}
