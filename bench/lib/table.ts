export interface Row {
  what: string
  /** The figures behind the value, for a reader. */
  measured: string
  value: number
  limit: number
  better: 'less' | 'more'
}

/** A figure that is no number has not been measured. */
export const isReached = ({ value, limit, better }: Row): boolean =>
  Number.isFinite(value) && (better === 'less' ? value <= limit : value >= limit)

export function printRow(row: Row): void {
  const sign = row.better === 'less' ? '≤' : '≥'
  const verdict = isReached(row) ? 'reached' : 'MISSED '
  console.log(`${verdict}  ${row.value.toFixed(2).padStart(8)} ${sign} ${row.limit}  ${row.what}: ${row.measured}`)
}
