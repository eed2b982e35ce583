import { useTranslation } from 'react-i18next'
import type { Unit } from '#contract/trade/demands/rules.ts'
import { useQuantity } from '#src/common/ui/trade/wording.ts'

/** Two decimals are kept, which sums of binary fractions are not. */
const exact = (value: number): number => Number(value.toFixed(2))

/** How what is offered stands to what is requested, as text. */
export function useGap(): (offered: number, input: { quantity: number; unit: Unit }) => string {
  const { t } = useTranslation('offers')
  const say = useQuantity()
  return (offered, { quantity, unit }) => {
    const gap = exact(offered - quantity)
    if (gap === 0) return t('gap.none')
    return t(gap < 0 ? 'gap.less' : 'gap.more', { quantity: say(Math.abs(gap), unit) })
  }
}
