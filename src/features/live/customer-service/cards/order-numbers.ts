const NUMBER_MAX = 10_000_000
const PRICE_MAX = 1_000_000_000

/** Digits as a Chinese keyboard may give them. */
const plain = (text: string): string => text.trim().normalize('NFKC').replaceAll(',', '')

/** A purchase quantity: whole, from 1; undefined: it is none (spec: live §5). */
export function parseQuantity(text: string): number | undefined {
  const number = /^\d{1,8}$/.test(plain(text)) ? Number(plain(text)) : 0
  return number >= 1 && number <= NUMBER_MAX ? number : undefined
}

/** CNY with two decimals at most; null: none is named. */
export function parsePrice(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const price = /^\d{1,10}(\.\d{1,2})?$/.test(plain(text)) ? Number(plain(text)) : -1
  return price >= 0 && price <= PRICE_MAX ? price : undefined
}
