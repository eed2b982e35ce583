import { useTranslation } from 'react-i18next'

/** By language: making one takes milliseconds, and a room or a list has dozens of prices. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(language: string): Intl.NumberFormat {
  const known = formats.get(language)
  if (known) return known
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'CNY',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  })
  formats.set(language, format)
  return format
}

/** A price in CNY as the reader writes it, or that it is available on request (contract: ExhibitCard.price). */
export function usePrice(): (price: number | null) => string {
  const { t, i18n } = useTranslation('exhibits')
  return (price) => (price === null ? t('card.onRequest') : formatOf(i18n.language).format(price))
}
