import { useTranslation } from 'react-i18next'

/** CNY as the reader writes it. */
export function useMoney(): (amount: number) => string {
  const { i18n } = useTranslation()
  return (amount) =>
    new Intl.NumberFormat(i18n.language, {
      style: 'currency',
      currency: 'CNY',
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    }).format(amount)
}
