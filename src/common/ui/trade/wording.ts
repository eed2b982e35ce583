import { useTranslation } from 'react-i18next'
import type { Currency, Unit } from '#contract/trade/demands/rules.ts'
import { formatFairDate } from '../time/fair-time'

const DECIMALS_MAX = 2

/** How much of it, as the reader says it: 1,200 pieces. */
export function useQuantity(): (quantity: number, unit: Unit) => string {
  const { t, i18n } = useTranslation('demands')
  return (quantity, unit) =>
    t(`unit.${unit}`, {
      count: quantity,
      number: new Intl.NumberFormat(i18n.language, { maximumFractionDigits: DECIMALS_MAX }).format(quantity),
    })
}

/** A sum in its currency. */
export const formatMoney = (amount: number, currency: Currency, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: DECIMALS_MAX,
  }).format(amount)

/** The price of one unit, or that it is to be negotiated. */
export function useUnitPrice(): (of: { price: number | null; currency: Currency; unit: Unit }) => string {
  const { t, i18n } = useTranslation('demands')
  return ({ price, currency, unit }) =>
    price === null
      ? t('price.open')
      : t('price.each', { price: formatMoney(price, currency, i18n.language), unit: t(`each.${unit}`) })
}

/** The last day that ends at the instant, as the fair's calendar has it. */
export const formatLastDay = (ends: string, language: string): string =>
  formatFairDate(new Date(Date.parse(ends) - 1).toISOString(), language)

/** A day, YYYY-MM-DD, in the reader's language. */
export const formatDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
