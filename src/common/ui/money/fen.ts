/** A sum of fen, an integer, as the reader's language writes yuan: without decimals where there are none. */
export function formatFen(fen: number, language: string): string {
  const digits = String(Math.abs(fen)).padStart(3, '0')
  const decimals = fen % 100 === 0 ? 0 : 2
  // oxlint-disable-next-line no-unsafe-type-assertion -- digits and a point: no step of it goes through a fraction
  const yuan = `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'CNY',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(yuan)
}
