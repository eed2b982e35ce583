/** A range of figures with one colour. */
export interface HeatRange {
  from: number
  to: number
}

/** Colours of the heat map, from pale to strong. */
export const HEAT_LEVELS = 5

/** Ranges of whole numbers from 1 to the largest figure, as equal as they can be; fewer where there are fewer numbers. */
export function heatRanges(largest: number): HeatRange[] {
  const count = Math.min(HEAT_LEVELS, largest)
  return Array.from({ length: count }, (_, i) => ({
    from: Math.floor((i * largest) / count) + 1,
    to: Math.floor(((i + 1) * largest) / count),
  }))
}

/** The range of a figure, from 1 for the first; 0: nothing was counted. */
export const heatLevel = (ranges: readonly HeatRange[], figure: number): number =>
  ranges.findIndex(({ from, to }) => figure >= from && figure <= to) + 1
