export interface Row {
  what: string
  /** The figures behind the value, for a reader. */
  measured: string
  value: number
  limit: number
  better: 'less' | 'more'
}

const reached = ({ value, limit, better }: Row) => (better === 'less' ? value <= limit : value >= limit)

/** Prints the rows as a table; says whether every one reached its limit. */
export function printTable(rows: Row[]): boolean {
  for (const row of rows) {
    const sign = row.better === 'less' ? '≤' : '≥'
    const verdict = reached(row) ? 'reached' : 'MISSED '
    console.log(`${verdict}  ${row.value.toFixed(2).padStart(8)} ${sign} ${row.limit}  ${row.what}: ${row.measured}`)
  }
  return rows.every(reached)
}
