import { afterEach } from 'vitest'

/**
 * Puts rows of the mock fair back as they were when the file was read, after each of its tests:
 * files share one environment, and what one leaves changed fails another.
 */
export function resetRows(...tables: unknown[][]) {
  const before = tables.map((rows) => structuredClone(rows))
  afterEach(() => {
    for (const [i, rows] of tables.entries()) rows.splice(0, rows.length, ...structuredClone(before[i] ?? []))
  })
}
