import { chinaDay } from '#contract/core/china-time.ts'
import type { BoothRow } from './booths'

const DAY_MS = 86_400_000

export interface ScanRow {
  hallId: number
  number: string
  /** Days ago. */
  ago: number
  scans: number
}

/** How often the codes of booths were scanned; most exhibitors' booths more than once. */
export const scanRows: ScanRow[] = [
  ...[34, 21, 9].map((scans, ago) => ({ hallId: 1, number: '1A-08', ago, scans })),
  ...[12, 0, 5].map((scans, ago) => ({ hallId: 1, number: '1A-12', ago, scans })),
  { hallId: 1, number: '1A-03', ago: 0, scans: 3 },
  { hallId: 1, number: '1B-02', ago: 1, scans: 17 },
].filter(({ scans }) => scans > 0)

export const dayAgo = (ago: number): string => chinaDay(new Date(Date.now() - ago * DAY_MS))

/** Scans of each booth of a hall in some days, the most first. */
export function sumScans(hallId: number, days: number) {
  const sums = new Map<string, number>()
  for (const { number, scans } of scanRows.filter((row) => row.hallId === hallId && row.ago < days)) {
    sums.set(number, (sums.get(number) ?? 0) + scans)
  }
  return [...sums].map(([number, scans]) => ({ number, scans })).toSorted((a, b) => b.scans - a.scans)
}

/** Scans of a booth by day, the latest first. */
export const scanDaysOf = ({ hallId, number }: Pick<BoothRow, 'hallId' | 'number'>) =>
  scanRows
    .filter((row) => row.hallId === hallId && row.number === number)
    .toSorted((a, b) => a.ago - b.ago)
    .map(({ ago, scans }) => ({ day: dayAgo(ago), scans }))
