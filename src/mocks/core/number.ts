/** Those of real numbers: none that looks like another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 10
const ALL = BigInt(LETTERS.length) ** BigInt(LENGTH)
/** Spreads neighbours; a prime, so that no two of them meet. */
const SPREAD = 618_033_988_749_911n

/** The number of a mock order (T tickets, S services), refund (R) or invoice (F): as long as a real one, the same for an id. */
export function mockNumber(of: 'T' | 'S' | 'R' | 'F', day: string, id: number): string {
  const digits = ((BigInt(id) * SPREAD) % ALL).toString(LETTERS.length).padStart(LENGTH, '0')
  const letters = [...digits].map((digit) => LETTERS[Number.parseInt(digit, LETTERS.length)])
  return `${of}${day.replaceAll('-', '')}${letters.join('')}`
}
