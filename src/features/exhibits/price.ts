import { useTranslation } from 'react-i18next'

/** A price in CNY as the reader writes it, or that it is told on request (contract: ExhibitCard.price). */
export function usePrice(): (price: number | null) => string {
  const { t, i18n } = useTranslation('exhibits')
  return (price) =>
    price === null
      ? t('card.onRequest')
      : new Intl.NumberFormat(i18n.language, {
          style: 'currency',
          currency: 'CNY',
          minimumFractionDigits: 0,
          maximumFractionDigits: 2,
        }).format(price)
}
