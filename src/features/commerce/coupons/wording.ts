import { useTranslation } from 'react-i18next'
import type { CouponKind } from '#contract/commerce/coupons/rules.ts'
import { formatMoney } from '#src/common/ui/trade/wording.ts'

const FEN = 100

interface Benefit {
  kind: CouponKind
  overFen: number
  lessFen: number
}

/** What a coupon is worth, as text: `¥30 off ¥200`. */
export function useBenefit(): (of: Benefit) => string {
  const { t, i18n } = useTranslation('coupons')
  const money = (fen: number) => formatMoney(fen / FEN, 'CNY', i18n.language)
  return ({ kind, overFen, lessFen }) => {
    if (kind !== 'reduction') return t(`benefit.${kind}`)
    const less = money(lessFen)
    return overFen === 0 ? t('benefit.less', { less }) : t('benefit.over', { over: money(overFen), less })
  }
}
