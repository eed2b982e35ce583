import { isSmoke } from './smoke'

export interface Row {
  what: string
  /** The figures behind the value, for a reader. */
  measured: string
  value: number
  limit: number
  better: 'less' | 'more'
}

/** A figure that is no number has not been measured. */
const isReached = ({ value, limit, better }: Row): boolean =>
  Number.isFinite(value) && (better === 'less' ? value <= limit : value >= limit)

/** In smoke mode, where how much or how fast means nothing: what must not happen has not, and the rest was measured. */
const isSound = (row: Row): boolean => (row.limit === 0 ? isReached(row) : !Number.isNaN(row.value))

/** Whether the row is as it should be, which is printed with it. */
export function printRow(row: Row): boolean {
  const isGood = isSmoke ? isSound(row) : isReached(row)
  const sign = row.better === 'less' ? '≤' : '≥'
  const verdict = isGood ? (isSmoke ? 'ran    ' : 'reached') : 'MISSED '
  console.log(`${verdict}  ${row.value.toFixed(2).padStart(8)} ${sign} ${row.limit}  ${row.what}: ${row.measured}`)
  return isGood
}
