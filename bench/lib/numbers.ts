/** The value below which the given part of the values lies. */
export function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

export const median = (values: number[]): number => percentile(values, 0.5)
